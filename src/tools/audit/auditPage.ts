import type { Page } from 'playwright-core';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { inspect } from './inspect.ts';
import { judge } from './judge.ts';
import { modeOf, type Viewport } from '../states/modes.ts';
import type { Note } from '../report/notes.ts';
import type { Audit } from '../report/results.ts';
import { visitStates } from '../states/visitStates.ts';

/** The audits of a page, the notes that were about something, and what is wrong with notes. */
export type PageAudit = { audits: Audit[]; used: Note[]; problems: string[] };

/** Audits a page in one window size, in every state and theme, and judges what was found. */
export async function auditPage(
  page: Page,
  published: PublishedPage,
  viewport: Viewport,
  notes: readonly Note[],
): Promise<PageAudit> {
  const result: PageAudit = { audits: [], used: [], problems: [] };
  await visitStates(page, published, viewport, async ({ state, theme, layer }) => {
    const mode = modeOf(viewport.id, theme);
    const inspection = await inspect(page, { theme, layer });
    const where = { page: `${published.locale}/${published.id}`, state, mode };
    const { observations, used, problems } = await judge(
      page,
      inspection.observations,
      where,
      notes,
    );
    result.audits.push({ ...inspection, observations, page: published, state, mode });
    result.used.push(...used);
    result.problems.push(...problems);
  });
  return result;
}
