/**
 * Hides of `[data-filtered]` what lacks a word of those typed, and every section that is left without
 * an item. An item's words are what it says, its section's heading, and `data-words`.
 * @returns how many items are left.
 */
export function filterList(typed: string): number {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  let left = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-filtered] > section')) {
    const about = section.querySelector('h2')?.textContent ?? '';
    let shown = 0;
    for (const item of section.querySelectorAll('li')) {
      const text = plain(`${about} ${item.textContent} ${item.dataset['words'] ?? ''}`);
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    left += shown;
  }
  return left;
}

/** Letters as they are compared: without case, accents and marks of length or tone. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
