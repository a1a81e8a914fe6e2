import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';

/** Of each kind of page the first one. */
const oneOfEachKind = {
  pages: [
    'home',
    'about-us',
    'team',
    'contact-us',
    'privacy-policy',
    'help-center',
    'get-consultation',
    'services',
    'accessibility',
    'cloud-solutions',
    'thanks-quote',
    'subscription',
    'not-found',
  ],
  because:
    'Pages of one kind are drawn by one component in one style; what pointer and focus change is its style.',
} as const;

/** What pointer and focus make of a page. */
export const pointerStates: readonly PageState[] = [
  {
    state: 'all under the pointer',
    component: 'document',
    shows:
      "Every element looks as it does under the pointer, all at once: the browser's own tools put them there.",
    selector: 'body',
    only: oneOfEachKind,
    scripts: 'optional',
    isLook: true,
    open: (page) => force(page, ['hover']),
  },
  {
    state: 'all pressed',
    component: 'document',
    shows: 'Every element looks as it does while it is pressed, all at once, as above.',
    selector: 'body',
    only: oneOfEachKind,
    scripts: 'optional',
    isLook: true,
    open: (page) => force(page, ['hover', 'active']),
  },
  {
    state: 'all with the focus',
    component: 'document',
    shows: 'Every element looks as it does while the keyboard is on it, all at once, as above.',
    selector: 'body',
    only: oneOfEachKind,
    scripts: 'optional',
    isLook: true,
    open: (page) => force(page, ['focus', 'focus-visible']),
  },
  {
    state: 'skip link focused',
    component: 'skip-link',
    shows: 'After the first Tab the link that leads past the header lies over it.',
    selector: 'a.above',
    only: {
      pages: ['home'],
      because: 'It is the same link, in the same words, over the same header on every page.',
    },
    layer: 'a.above',
    scripts: 'optional',
    isLook: true,
    async open(page) {
      await page.keyboard.press('Tab');
      await page.locator('a.above:focus').waitFor();
    },
  },
];

/** Puts every element at once into these states; they stay until the page is left. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const selector = 'body :not(svg *, script)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  page.once('framenavigated', () => void browser.detach().catch(() => undefined));
}
