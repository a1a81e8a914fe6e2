import type { Locator, Page } from '@playwright/test';
import { settle } from '../../../src/tools/browser/settle.ts';
import { galleryComponents, renderGallery } from './galleryRenderer.ts';
import { expectLive } from './liveIsland.ts';

/** The parts of the gallery that come to life when somebody reaches for them. */
export const interactiveComponents = galleryComponents.filter((component) =>
  renderGallery(component).includes('data-island='),
);

/** The states of a part, as its page names them. */
export function statesOf(component: string): string[] {
  const sections = renderGallery(component).matchAll(
    /<section class="section" aria-label="([^"]+)"/gu,
  );
  return Array.from(sections, ([, state = '']) => state);
}

/** Reaches for an interactive part and waits until React has taken it over. */
export async function bringToLife(page: Page, island: Locator): Promise<void> {
  await island.dispatchEvent('pointerover');
  await expectLive(island);
  await settle(page);
}
