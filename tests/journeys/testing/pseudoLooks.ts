import type { Page } from '@playwright/test';
import { company } from '../../../src/site/company.ts';

/** What stands on a page as it is in every language: names, addresses and numbers of the company; in `bdi` those of others. */
const data = Object.values(company).filter((value) => typeof value === 'string');

/**
 * Every text and every name that does not come from a locale file, or was put together from pieces:
 * letters outside the brackets in which the accented pseudo-locale puts each text.
 */
export function findTextOutsideBrackets(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const outside = (text: string) => {
      let depth = 0;
      let rest = '';
      for (const letter of known.reduce((all, one) => all.replaceAll(one, ''), text)) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth === 0) rest += letter;
      }
      return depth === 0
        ? (/\p{Letter}[^⟦]*/u.exec(rest)?.[0].trim() ?? '')
        : `unbalanced: ${text}`;
    };
    const faults: string[] = [];
    const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'data-waiting'];
    const foreign = `[lang]:not(html, [lang="${document.documentElement.lang}"])`;
    const texts = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(`script, style, bdi, ${foreign}`) !== null) continue;
      // Pieces of one sentence stand in one block.
      let block: Element = parent;
      while (/^(?:inline|contents)/u.test(getComputedStyle(block).display) && block.parentElement) {
        block = block.parentElement;
      }
      texts.set(block, (texts.get(block) ?? '') + (node.textContent ?? ''));
    }
    for (const [block, text] of texts) {
      const found = outside(text);
      if (found !== '') faults.push(`${block.className || block.tagName}: ${found}`);
    }
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (element.closest(foreign) !== null) continue;
      for (const name of names) {
        const found = outside(element.getAttribute(name) ?? '');
        if (found !== '') faults.push(`${name}: ${found}`);
      }
    }
    for (const meta of document.querySelectorAll('title, meta[name="description"]')) {
      const found = outside(meta.getAttribute('content') ?? meta.textContent);
      if (found !== '') faults.push(`${meta.tagName}: ${found}`);
    }
    return faults;
  }, data);
}

/** Every two texts of different boxes that lie over one another. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { owner: Element; text: string; box: DOMRect };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (owner === null || text === '' || owner.closest('script, select, .visually-hidden'))
        continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) lines.push({ owner, text, box });
      }
    }
    const faults = new Set<string>();
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.box.top >= a.box.bottom) break;
        if (a.owner.contains(b.owner) || b.owner.contains(a.owner)) continue;
        // The box of a line is as high as its font, which is more than its letters.
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        if (wide > 2 && high > 0.4 * Math.min(a.box.height, b.box.height)) {
          faults.add(`"${a.text.slice(0, 40)}" over "${b.text.slice(0, 40)}"`);
        }
      }
    }
    return [...faults];
  });
}

/** Every text of several lines whose letters, marks included, are higher than a line. */
export function findHighLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (pen === null || element === null || text === '' || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size < 2 || element.closest('.visually-hidden') !== null) continue;
      const { font, lineHeight } = getComputedStyle(element);
      pen.font = font;
      const size = pen.measureText(text);
      const height = size.actualBoundingBoxAscent + size.actualBoundingBoxDescent;
      if (height > Number.parseFloat(lineHeight)) {
        const name = element.className || element.tagName;
        faults.add(`${name}: ${Math.round(height)} px in ${lineHeight}: ${text.slice(0, 30)}`);
      }
    }
    return [...faults];
  });
}
