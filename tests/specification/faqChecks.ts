import { list, same } from './checks.ts';
import { seen } from './finding.ts';
import type { Check } from './row.ts';

/** So many questions with their answers, numbered from 01. */
export function questions(expected: number): Check {
  const numbers = Array.from({ length: expected }, (_, index) =>
    String(index + 1).padStart(2, '0'),
  );
  return {
    finds: `${expected} questions, numbered ${numbers[0]} to ${numbers.at(-1)}`,
    problem: ({ root }) => {
      const items = Array.from(root.querySelectorAll('ol.accordion > li'));
      const given = items.map((item) => seen(item.querySelector('.accordion__number') ?? item));
      if (given.join() !== numbers.join()) return `the numbers are ${list(given)}`;
      const silent = items.filter((item) =>
        [item.querySelector('h3 > button'), item.querySelector('.accordion__panel')].some(
          (part) => part === null || seen(part) === '',
        ),
      );
      return silent.length === 0 ? undefined : `${silent.length} lack a question or an answer`;
    },
  };
}

/** The first answer of every group is open and no other. */
export function firstOpen(groups: number): Check {
  const expected = Array.from({ length: groups }, () => 'first');
  return same(`${groups} groups with the first answer open`, expected, (root) =>
    Array.from(root.querySelectorAll('ol.accordion'), (group) => {
      const open = Array.from(group.querySelectorAll('button[aria-expanded]')).flatMap(
        (button, index) => (button.getAttribute('aria-expanded') === 'true' ? [index] : []),
      );
      return open.join() === '0' ? 'first' : `answers ${open.join()}`;
    }),
  );
}

/** A place says the same here as on another page. */
export function sameAs(id: string, page: string): Check {
  return {
    finds: `the same at #${id} as on ${page}`,
    problem: ({ page: here, site }) => {
      const other = site.pages.find((one) => one.id === page && one.locale === here.locale);
      const texts = [here, other].map((one) => {
        const region = one?.document.querySelector(`main [id="${id}"]`)?.closest('section');
        return region ? seen(region) : '';
      });
      return texts[0] !== '' && texts[0] === texts[1] ? undefined : 'it differs';
    },
  };
}
