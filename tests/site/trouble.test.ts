import { test } from 'vitest';
import { pathOf } from '../../src/site/urls.ts';
import { all, expectNoFaults } from './testing/faults.ts';

const statement = pathOf('accessibility', 'en');

test(
  'every page leads to the contact of the statement, with its address and language',
  { tags: 'trouble/on-every-page' },
  () => {
    expectNoFaults((page) => {
      const { id, locale } = page;
      const query = new URLSearchParams({ page: pathOf(id, locale), language: locale }).toString();
      const links = all<HTMLAnchorElement>(page, `footer a[href*="${statement}?"]`).map((link) =>
        link.getAttribute('href')?.replace(/^\/[a-z-]{2,}(?=\/Accessibility)/u, ''),
      );
      const expected = `${statement}?${query}#feedback`;
      return links.length === 1 && links[0] === expected ? [] : [`${links} is not ${expected}`];
    });
  },
);
