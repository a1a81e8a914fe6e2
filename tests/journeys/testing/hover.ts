import type { Page } from '@playwright/test';
import type { Watching } from './seenText.ts';

/**
 * Texts that come or go with the pointer over something in the window, one of each kind that is not
 * known yet. Call `watchSeenText` before the page is opened.
 * @param known the kinds that were pointed at; new ones are added.
 */
export async function findChangesOnHover(page: Page, known: Set<string>): Promise<string[]> {
  const seenText = () => page.evaluate(() => (window as unknown as Watching).seenText());
  const before = await seenText();
  const told = async () => {
    const lines = (await page.locator('body').ariaSnapshot()).split('\n');
    // Announcements empty themselves, pointer or no pointer.
    return lines.filter((line) => !/^\s*- (?:status|alert)/u.test(line));
  };
  const tree = await told();
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const around = element.parentElement?.getAttribute('class');
        const kind = `${element.tagName}.${element.getAttribute('class')} in .${around}`;
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        return { kind, x, y, isOnTop: over !== null && element.contains(over) };
      })
      .filter(({ isOnTop }) => isOnTop),
  );
  const faults: string[] = [];
  for (const { kind, x, y } of places) {
    if (known.has(kind)) continue;
    known.add(kind);
    await page.mouse.move(x, y);
    if ((await seenText()) !== before) faults.push(`pointer over ${kind}`);
  }
  const now = await told();
  const changed = [
    ...now.filter((line) => !tree.includes(line)),
    ...tree.filter((line) => !now.includes(line)),
  ];
  if (changed.length > 0 || now.length !== tree.length)
    faults.push(`with the pointer assistive technology is told otherwise: ${changed.join()}`);
  return faults;
}
