import { atLeast, elements, same } from './checks.ts';
import { questions } from './faqChecks.ts';
import { headingsIn, itemsIn, regionOf, seen } from './finding.ts';
import { familyPages, servicePages } from './pages.ts';
import { inside } from './places.ts';
import { proves } from './row.ts';
import type { Check } from './row.ts';

/** Section 1, what all service pages share. */
export const section1ServicePages = [
  proves(
    'Service pages have a hero banner with title and heading.',
    servicePages,
    inside('hero', '.page-hero:has(h1)', elements('main heading', 'h1', 1)),
    inside('hero', '.page-hero:has(h1)', elements('introduction', 'p.lead', 1)),
  ),
  proves(
    'Service pages have a side menu of their sibling pages.',
    servicePages,
    inside('side menu', '.side-menu nav:not(.contents)', atLeastLinks(5)),
    inside(
      'side menu',
      '.side-menu nav:not(.contents)',
      elements('current page', '[aria-current="page"]', 1),
    ),
  ),
  proves(
    'Service pages have descriptive sections and bullet lists.',
    servicePages,
    inside('text', '.beside__text', atLeastSections(3)),
    inside('text', '.beside__text', atLeast(3)),
  ),
  proves('Service pages have key benefits.', servicePages, benefits(3)),
  proves(
    'Service pages sometimes have an FAQ accordion.',
    [...familyPages('cloud'), ...familyPages('digital-marketing'), 'usability-testing'],
    questions(4),
  ),
  proves(
    'Service pages close with a call to action.',
    servicePages,
    same('a call as the last section of the page', ['closing'], (root) => {
      const last = Array.from(root.querySelectorAll('section')).at(-1);
      return [last?.matches('.closing:has(h2)') ? 'closing' : 'another section'];
    }),
  ),
].flat();

/** The heading "Key benefits", or one that ends so, over so many items. */
export function benefits(least: number, most = Number.POSITIVE_INFINITY): Check {
  const finds = most === least ? `${least} key benefits` : `${least} key benefits or more`;
  return {
    finds,
    problem: ({ root }) => {
      const [found] = headingsIn(root).filter((one) => /\bkey benefits$/iu.test(seen(one)));
      if (found === undefined) return 'no heading says "Key benefits"';
      const { length } = itemsIn(regionOf(found));
      return length >= least && length <= most ? undefined : `there are ${length}`;
    },
  };
}

function atLeastLinks(least: number): Check {
  return {
    finds: `${least} links or more`,
    problem: ({ root }) => {
      const { length } = root.querySelectorAll('li a[href^="/services/"]');
      return length >= least ? undefined : `there are ${length}`;
    },
  };
}

function atLeastSections(least: number): Check {
  return {
    finds: `${least} sections or more`,
    problem: ({ root }) => {
      const { length } = root.querySelectorAll('h2');
      return length >= least ? undefined : `there are ${length}`;
    },
  };
}
