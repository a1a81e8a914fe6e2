import type { Page } from '@playwright/test';
import { findChangesOnHover } from './testing/hover.ts';
import { faultsOf, stops } from './testing/lookAtPages.ts';
import { wakeIslands, watchSeenText, type Watching } from './testing/seenText.ts';
import { large, shellElements } from './testing/shellElements.ts';
import { expect, kindPages, lessMotion, test } from './testing/site.ts';

// The page that is not found is one of the pages.
test.use({ contextOptions: lessMotion, expected: [/404/u] });

const paths = kindPages.map(({ path }) => path);

/** The keys of a keyboard that write a letter, a digit or a sign, with Shift another one. */
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Key${letter}`);
const digits = Array.from('0123456789', (digit) => `Digit${digit}`);
const signs = ['Backquote', 'Minus', 'Equal', 'BracketLeft', 'BracketRight', 'Backslash'];
const others = ['Semicolon', 'Quote', 'Comma', 'Period', 'Slash'];
const printable = [...letters, ...digits, ...signs, ...others];

/** Presses every key that writes something, alone and with Shift, and lists what comes of it. */
async function typeEverything(page: Page): Promise<string[]> {
  const address = page.url();
  // The scrolling that brought the focus into view is told a frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const noted = await noteChanges(page);
  const pressAll = () => Promise.all(printable.map((key) => page.keyboard.press(key)));
  await pressAll();
  await page.keyboard.down('Shift');
  await pressAll();
  await page.keyboard.up('Shift');
  return page.url() === address ? noted() : [`leads to ${page.url()}`];
}

/** Notes from now on every change of the document, the focus and what is scrolled to. */
async function noteChanges(page: Page): Promise<() => Promise<string[]>> {
  const changes = await page.evaluateHandle(() => {
    const found: string[] = [];
    const note = (type: string, target: EventTarget | null) => {
      const name = target instanceof Element ? `.${target.className}` : 'the page';
      found.push(`${type} of ${name}`);
    };
    new MutationObserver((records) => {
      for (const { type, attributeName, target } of records) note(attributeName ?? type, target);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const type of ['scroll', 'focusin', 'focusout', 'click', 'input', 'hashchange']) {
      addEventListener(type, ({ target }) => note(type, target), true);
    }
    return found;
  });
  return async () => [...new Set(await changes.jsonValue())];
}

test(
  'no letter, digit or sign does anything on a page, on a link or on a button',
  { tag: '@premises/no-letter-shortcuts' },
  async ({ page }) => {
    const faults = await faultsOf(page, paths, async () => {
      await wakeIslands(page);
      const found: string[] = [];
      for (const place of ['body', 'main a, footer a', 'button:visible']) {
        if (place !== 'body') await page.locator(place).first().focus();
        found.push(...(await typeEverything(page)).map((change) => `on ${place}: ${change}`));
      }
      return found;
    });
    expect(faults).toEqual([]);
  },
);

test(
  'no letter, digit or sign does anything while the services are open',
  { tag: '@premises/no-letter-shortcuts' },
  async ({ page }) => {
    await page.goto('/');
    const { service, services } = shellElements(page, 'en');
    await service.click();
    await expect(services).toBeVisible();
    expect(await typeEverything(page)).toEqual([]);
  },
);

/** Words that come with the focus of a stop, told by the stop. */
function wordsOnFocus(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const { seenText } = window as unknown as Watching;
    const before = seenText();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((stop) => {
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) return [];
      const expected = stop.matches('a.above') ? `${stop.textContent.trim()}|${before}` : before;
      const isSame = seenText() === expected;
      stop.blur();
      return isSame ? [] : [`focus on ${stop.outerHTML.slice(0, 120)}`];
    });
  }, stops);
}

test(
  'neither pointer nor focus brings up words, but for the skip link',
  { tag: '@premises/nothing-on-hover' },
  async ({ page }) => {
    await watchSeenText(page);
    const known = new Set<string>();
    const faults = await faultsOf(page, paths, async () => {
      await page.setViewportSize(large);
      await wakeIslands(page);
      const onFocus = await wordsOnFocus(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: large.width, height });
      return [...onFocus, ...(await findChangesOnHover(page, known))];
    });
    expect(known.size).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  },
);
