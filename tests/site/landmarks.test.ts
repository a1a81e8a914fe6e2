import { test } from 'vitest';
import { all, expectNoFaults, tag } from './testing/faults.ts';

test(
  'the first stop of every page skips to its main content',
  { tags: 'navigation/skip-first' },
  () => {
    expectNoFaults((page) => {
      const [first] = all<HTMLAnchorElement>(page, 'a[href], button, input, select, textarea');
      const target = page.document.querySelector('main');
      const isSkip = first?.getAttribute('href') === `#${target?.id}` && target?.tabIndex === -1;
      return isSkip ? [] : [first ? tag(first) : 'no link at all'];
    });
  },
);

test(
  'pages with several landmarks of a kind give each its own name',
  { tags: 'navigation/landmark-names' },
  () => {
    expectNoFaults((page) => {
      const names = all(page, 'nav').map((element) => {
        const label = page.document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? element.getAttribute('aria-label') ?? '';
      });
      return names.filter((name, index) => names.indexOf(name) !== index);
    });
  },
);
