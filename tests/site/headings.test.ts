import { test } from 'vitest';
import { all, expectNoFaults } from './testing/faults.ts';

test('every page has one main heading', { tags: 'navigation/one-heading' }, () => {
  expectNoFaults((page) => {
    const headings = all(page, 'h1');
    const isOne = headings.length === 1 && headings[0]?.textContent.trim() !== '';
    return isOne ? [] : [`${headings.length} h1`];
  });
});

test('heading levels go down by one at a time', { tags: 'navigation/heading-levels' }, () => {
  expectNoFaults((page) =>
    all(page, 'h1, h2, h3, h4, h5, h6').flatMap((heading, index, headings) => {
      const level = (element?: Element) => Number(element?.tagName.slice(1) ?? 0);
      const isJump = level(heading) > level(headings[index - 1]) + 1;
      return isJump ? [`h${level(heading)} "${heading.textContent}" after a jump`] : [];
    }),
  );
});
