import type { Page } from '@playwright/test';
import type { PublishedPage } from '../../site/manifest.ts';
import { inspect } from './inspect.ts';
import { modeOf, type Viewport } from './modes.ts';
import type { Audit } from './results.ts';
import { visitStates } from './visitStates.ts';

/** Audits a page in one window size, in every state and theme. */
export async function auditPage(
  page: Page,
  published: PublishedPage,
  viewport: Viewport,
): Promise<Audit[]> {
  const audits: Audit[] = [];
  await visitStates(page, published, viewport, async (state, theme) => {
    const mode = modeOf(viewport.id, theme);
    audits.push({ ...(await inspect(page)), page: published, state, mode });
  });
  return audits;
}
