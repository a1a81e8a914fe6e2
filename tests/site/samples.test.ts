import { expect, test } from 'vitest';
import { samples } from '../../src/site/samples.ts';
import { engagements } from '../../src/site/engagements.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { oneLine, readBuiltSite } from '../testing/builtSite.ts';

const { pages } = readBuiltSite();

/** Where something invented stands, by page: the element that bears the mark, and how many there are. */
const marked: Readonly<Partial<Record<RouteId, Readonly<Record<string, number>>>>> = {
  home: { '.testimonials figcaption': 5, '.company-figures dt': 2, '.meter-bar': 3 },
  'about-us': {
    '.company-figures dt': 2,
    'section:has(> .intro #award-heading)': 1,
    '.carousel__slide:first-child': 1,
  },
  'our-work': { '.cells > li:has(.cloth)': 4 },
  'data-analytics': { '#decision ~ p:last-of-type': 1 },
};

test.each(pages.map((page) => ({ name: page.file, page })))(
  'what is invented on $name is marked where it stands, and nothing else is',
  ({ page }) => {
    const places = {
      ...marked[page.id],
      ...(page.id in engagements && { '.facts > h2': 1, '.worked-example > div': 1 }),
    };
    const main = page.document.querySelector('main');
    const marks = [...(main?.querySelectorAll('.sample-mark') ?? [])];
    for (const [selector, count] of Object.entries(places)) {
      const found = [...page.document.querySelectorAll(selector)];
      expect(found.length, selector).toBe(count);
      for (const element of found) {
        expect(element.querySelectorAll('.sample-mark').length, oneLine(element.textContent)).toBe(
          1,
        );
      }
    }
    expect(marks.length).toBe(Object.values(places).reduce((sum, count) => sum + count, 0));
  },
);

test('the mark is the word of the language, and is heard as it is seen', () => {
  const marks = pages.flatMap(({ document }) => [...document.querySelectorAll('.sample-mark')]);
  expect(marks.length).toBeGreaterThan(samples.length / 2);
  expect(marks.filter((mark) => oneLine(mark.textContent) === '')).toEqual([]);
  expect(marks.filter((mark) => mark.closest('[aria-hidden="true"], [hidden]'))).toEqual([]);
});

test('no company of a testimonial can be one that exists', () => {
  const companies = pages
    .filter(({ id, locale }) => id === 'home' && locale === 'en')
    .flatMap(({ document }) => [...document.querySelectorAll('.testimonials figcaption .soft')])
    .map(({ textContent }) => textContent);
  expect(companies).toHaveLength(5);
  expect(companies.filter((name) => !/\bExample\b/u.test(name))).toEqual([]);
});
