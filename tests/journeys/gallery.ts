import type { Locator, Page } from '@playwright/test';
import { loadBuild } from '../../src/server/loadBuild.ts';
import { addGallery } from '../../src/tools/audit/addGallery.ts';
import { settle } from '../../src/tools/audit/settle.ts';
import { startSite } from '../../src/tools/audit/startSite.ts';
import { root } from '../../src/tools/root.ts';
import { galleryParts, renderGallery } from './galleryRenderer.ts';
import { expect, test as base } from './site.ts';

/** The parts of the gallery that come to life when somebody reaches for them. */
export const interactiveParts = galleryParts.filter((part) =>
  renderGallery(part).includes('data-island='),
);

/** The states of a part, as its page names them. */
export function statesOf(part: string): string[] {
  const sections = renderGallery(part).matchAll(/<section class="section" aria-label="([^"]+)"/gu);
  return Array.from(sections, ([, state = '']) => state);
}

/** A test on the built site with the gallery among its pages. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const { build, remove } = await addGallery(await loadBuild(root), root);
      const site = await startSite(build);
      await provide(site.origin);
      await site.stop();
      await remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, provide) => provide(gallery),
});

export { expect };

/** Reaches for an interactive part and waits until React has taken it over. */
export async function bringToLife(page: Page, island: Locator): Promise<void> {
  await island.dispatchEvent('pointerover');
  await expect
    .poll(() => island.evaluate(hasProps), { message: 'React takes the part over' })
    .toBe(true);
  await settle(page);
}

/** Runs in the page: React notes the props of every element that it has hydrated. */
function hasProps(island: Element): boolean {
  return Object.keys(island.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps'));
}
