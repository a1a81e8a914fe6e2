import type { Page } from '@playwright/test';

/**
 * Follows the skip link of the page that stands open by keyboard, from an address within the page,
 * and says where it or the next Tab goes astray.
 */
export async function findUnskipped(page: Page): Promise<string[]> {
  const isSeen = await page.evaluate(() => {
    const place = document.querySelector('main [id], footer [id]')?.id ?? '';
    history.replaceState(null, '', `#${place}`);
    const link = document.querySelector<HTMLAnchorElement>('body > a[href="#main"]');
    link?.focus();
    if (link === null || document.activeElement !== link) return false;
    const { top, left, right, bottom } = link.getBoundingClientRect();
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      topmost === link && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
    );
  });
  if (!isSeen) return ['the skip link is not seen when it has the focus'];
  await page.keyboard.press('Enter');
  const isPast = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const { activeElement } = document;
      if (main === null || activeElement === null) return false;
      const { DOCUMENT_POSITION_PRECEDING } = Node;
      return (
        (main.compareDocumentPosition(activeElement) & DOCUMENT_POSITION_PRECEDING) === 0 &&
        activeElement !== document.body
      );
    });
  if (!(await isPast())) return ['the skip link leaves the focus before the main content'];
  await page.keyboard.press('Tab');
  return (await isPast()) ? [] : ['Tab goes back before the main content'];
}
