import type { Browser, Page } from '@playwright/test';
import { addStyles, findLostText, narrow, zoomed } from './testing/lookAtPages.ts';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { expect, test } from './testing/site.ts';
import { findSmallTargets } from './testing/smallTargets.ts';

/** A visitor's own styles, by what they do to the text. */
const ownStyles = {
  textTwice: 'html { font-size: 200% !important }',
  textSpaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
};

type OwnStyles = keyof typeof ownStyles;

/** The pages with most on them, which are looked at in a large window too. */
const fullest = ['/', '/ar/contact-us'];

// One worker walks through the site once, for all tests of this file.
test.describe.configure({ mode: 'default' });

let faults: Record<'targets' | 'reflow' | OwnStyles | 'sticking' | 'console', string[]>;

test.beforeAll(async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: narrow,
    reducedMotion: 'reduce',
  });
  faults = await lookAtEveryPage(context, {
    targets: findTargetsInWindows,
    reflow: findLostText,
    textTwice: (page) => findTextLostBy('textTwice', page),
    textSpaced: (page) => findTextLostBy('textSpaced', page),
    sticking: findSticking,
  });
});

test(
  'everything to be hit is at least 24 by 24 px, or far enough from the next, on every page',
  { tag: '@general/target-size' },
  () => {
    expect(faults.targets).toEqual([]);
  },
);

test('at 320 px no page scrolls sideways or cuts text off', { tag: '@general/reflow' }, () => {
  expect(faults.reflow).toEqual([]);
});

test(
  'with text at 200 % no page scrolls sideways or cuts text off',
  { tag: '@general/text-200' },
  async ({ browser, site }) => {
    const large = await faultsInLargeWindow('textTwice', browser, site);
    expect([...faults.textTwice, ...large]).toEqual([]);
  },
);

test(
  'with the text spacing of SC 1.4.12 nothing is lost on any page',
  { tag: '@general/text-spacing' },
  async ({ browser, site }) => {
    const large = await faultsInLargeWindow('textSpaced', browser, site);
    expect([...faults.textSpaced, ...large]).toEqual([]);
  },
);

test(
  'at 400 % zoom the header scrolls away with the page',
  { tag: '@general/header-lets-go' },
  () => {
    expect(faults.sticking).toEqual([]);
  },
);

test('no page makes the browser complain', () => {
  expect(faults.console).toEqual([]);
});

/** The text that these styles lose on the fullest pages in a large window. */
async function faultsInLargeWindow(
  styles: OwnStyles,
  browser: Browser,
  { origin }: { origin: string },
): Promise<string[]> {
  const viewport = { width: 1280, height: 720 };
  const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' });
  const look = { large: (page: Page) => findTextLostBy(styles, page) };
  return (await lookAtEveryPage(context, look, { paths: fullest })).large;
}

async function findTextLostBy(styles: OwnStyles, page: Page): Promise<string[]> {
  const remove = await addStyles(page, ownStyles[styles]);
  const lost = await findLostText(page);
  const refused = styles === 'textSpaced' ? await findRefusedSpacing(page) : [];
  await remove();
  return [...lost, ...refused];
}

/** Elements with text that has not taken what the criterion lets a visitor ask for. */
function findRefusedSpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const asked = [
      ['lineHeight', 1.5],
      ['letterSpacing', 0.12],
      ['wordSpacing', 0.16],
    ] as const;
    const behindParagraphs = ['marginBlockEnd', 2] as const;
    return texts
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const spacings = element.matches('p') ? [...asked, behindParagraphs] : asked;
        const refused = spacings.filter(
          ([name, times]) => !(Number.parseFloat(style[name]) >= size * times - 0.1),
        );
        return refused.map(
          ([name]) => `${element.tagName} ${element.className} keeps its ${name}, ${style[name]}`,
        );
      });
  });
}

/** What is too small to be hit in a small, a middle and a large window, each as high as the page. */
async function findTargetsInWindows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [narrow.width, 768, 1440]) {
    await page.setViewportSize({ ...narrow, width });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    found.push(...(await findSmallTargets(page)).map((fault) => `at ${width} px: ${fault}`));
  }
  await page.setViewportSize(narrow);
  return found;
}

/** What stays in a window of 400 % zoom, however little of it that takes. */
async function findSticking(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  const sticking = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter(
        (element) => element.checkVisibility() && !element.matches('.above, [aria-hidden="true"]'),
      )
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.className),
  );
  await page.setViewportSize(narrow);
  return sticking;
}
