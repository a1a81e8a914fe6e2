import { globSync } from 'node:fs';
import { join } from 'node:path';
import { settle } from '../../src/tools/browser/settle.ts';
import { locatorOf } from './testing/ariaState.ts';
import { actedStates } from './testing/ariaStates.ts';
import { expectStored, fileOf, accessibilityTree } from './testing/ariaTree.ts';
import { bringToLife, interactiveComponents, statesOf } from './testing/gallery.ts';
import { galleryComponents, galleryPath, renderGallery } from './testing/galleryRenderer.ts';
import { shownByTrees } from './testing/shownByTrees.ts';
import { large, small } from './testing/shellElements.ts';
import { expect, test } from './testing/site.ts';

/** The requirement that every one of these trees shows, and those that this one does. */
function told(shown: string) {
  return { tag: ['@general/told-as-stored', ...(shownByTrees[shown] ?? [])] };
}

/** What is round every page. */
const frame = ['header', 'footer'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every component tells what is stored, and mirrored is the same document',
    told('as drawn'),
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const component of galleryComponents) {
        const mirrored = renderGallery(component, 'rtl');
        const turned = mirrored.replace('dir="rtl"', 'dir="ltr"').replaceAll('/rtl/', '/ltr/');
        expect.soft(turned, `${component}, mirrored`).toBe(renderGallery(component));
        expect(turned).not.toBe(mirrored);
        await page.goto(galleryPath(component));
        const trees = new Map<string, string>();
        for (const section of await page.locator('main > section').all()) {
          const state = (await section.getAttribute('aria-label')) ?? '';
          trees.set(state, await accessibilityTree(page, section));
        }
        expect.soft([...trees.keys()], component).toEqual(statesOf(component));
        for (const [state, tree] of trees) expectStored(tree, component, state);
      }
    },
  );

  for (const component of frame) {
    test(
      `the ${component} of every page tells what is stored`,
      told(component),
      async ({ page }) => {
        await page.goto('/contact-us');
        expectStored(
          await accessibilityTree(page, page.locator(`body > ${component}`)),
          component,
          'as served',
        );
      },
    );
  }
});

for (const component of interactiveComponents) {
  test(
    `${component} tells what is stored once it is live`,
    told(`${component} live`),
    async ({ page }) => {
      await page.goto(galleryPath(component));
      await expect(page.locator('main > section')).toHaveCount(statesOf(component).length);
      for (const section of await page.locator('main > section').all()) {
        const state = (await section.getAttribute('aria-label')) ?? '';
        await bringToLife(page, section.locator('[data-island]'));
        expectStored(await accessibilityTree(page, section), component, `${state}, live`);
      }
    },
  );
}

test.describe('acted upon', () => {
  // Posts that are refused on purpose, and scripts that are held back.
  test.use({ expected: [/Failed to load resource/u] });

  for (const { component, state, path, act, isSmall } of actedStates) {
    test(`${component}, ${state}, tells what is stored`, told(state), async ({ page }) => {
      await page.setViewportSize(isSmall ? small : large);
      await page.goto(path);
      await act(page);
      await settle(page);
      expectStored(await accessibilityTree(page, locatorOf(page, component)), component, state);
    });
  }
});

test(
  'nobody is told of drawings, of the copy of the strip, or of the ring at the pointer',
  { tag: '@cursor/decorative' },
  async ({ page }) => {
    await page.goto('/');
    await page.locator('html[data-motion="on"]').waitFor();
    await page.mouse.move(200, 300);
    await page.mouse.move(300, 300);
    await expect(page.locator('.cursor-ring')).toHaveCount(1);
    const label = (await page.locator('.strip li').first().textContent()) ?? '';
    await expect(page.locator('.strip li', { hasText: label })).toHaveCount(2);
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree.split(`listitem: ${label}\n`)).toHaveLength(2);
    expect(tree).not.toMatch(/^\s*- img/mu);
    const withRing = tree;
    await page.locator('.cursor-ring').evaluate((ring) => ring.remove());
    expect(await page.locator('body').ariaSnapshot()).toBe(withRing);
  },
);

test('every state of every component is stored, and nothing else', () => {
  const shown = [...frame, ...interactiveComponents.map((component) => `${component} live`)];
  const known = ['as drawn', ...shown, ...actedStates.map(({ state }) => state)];
  expect(Object.keys(shownByTrees).filter((name) => !known.includes(name))).toEqual([]);
  const live = (component: string) => (interactiveComponents.includes(component) ? [', live'] : []);
  const wanted = [
    ...galleryComponents.flatMap((component) =>
      statesOf(component).flatMap((state) =>
        ['', ...live(component)].map((suffix) => fileOf(component, state + suffix)),
      ),
    ),
    ...actedStates.map(({ component, state }) => fileOf(component, state)),
    ...frame.map((component) => fileOf(component, 'as served')),
  ].map((names) => names.join('/'));
  const stored = globSync('*/*', { cwd: join(import.meta.dirname, 'ariaSnapshots') });
  expect(stored.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(wanted.toSorted());
});
