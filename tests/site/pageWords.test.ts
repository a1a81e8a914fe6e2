import { expect, test } from 'vitest';
import { company } from '../../src/site/company.ts';
import { withoutLinks } from '../../src/words/linkMarks.ts';
import { membershipOf } from '../../src/site/families.ts';
import { routeOf } from '../../src/site/routes.ts';
import { oneLine, readBuiltSite, textOf, wordsOf, type BuiltPage } from '../testing/builtSite.ts';

const site = readBuiltSite();

type Words = { [key: string]: string | Words };

function leavesOf(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );
}

const shownOn = new WeakMap<BuiltPage, string>();

/** Everything that can be read on a page, its title and description among it. */
function shownText(page: BuiltPage): string {
  const { title, head, body } = page.document;
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const shown = shownOn.get(page) ?? oneLine([title, description, textOf(body)].join(' '));
  shownOn.set(page, shown);
  return shown;
}

/** Whether a text can be read on a page, its placeholders filled with anything. */
function isShown(text: string, page: BuiltPage): boolean {
  const filled = oneLine(withoutLinks(text))
    .replaceAll('{{product}}', company.product)
    .replaceAll('{{email}}', company.email)
    .replaceAll('{{phone}}', company.phone)
    .split(/\{\{[^}]+\}\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('.+');
  return new RegExp(filled, 'u').test(shownText(page));
}

test('every word that a family shares is shown on all of its pages that have the section', () => {
  let compared = 0;
  const unused = site.pages.flatMap((page) => {
    if (routeOf(page.id).kind !== 'service') return [];
    const families = wordsOf<Words>(page.locale, 'service-pages')['families'] as Words;
    const shared = (families[membershipOf(page.id).family] ?? {}) as Words;
    return Object.entries(shared).flatMap(([section, words]) => {
      if (page.document.getElementById(section) === null) return [];
      compared += 1;
      return leavesOf(words as Words)
        .filter(([, text]) => !isShown(text, page))
        .map(([key]) => `${page.file}: ${section}.${key}`);
    });
  });
  expect(compared).toBeGreaterThan(0);
  expect(unused).toEqual([]);
});

test('every section that a family shares stands on two pages or more', () => {
  const families = wordsOf<Words>(site.manifest.sourceLocale, 'service-pages')['families'] as Words;
  const once = Object.entries(families).flatMap(([family, sections]) =>
    Object.keys(sections as Words).filter((section) => {
      const having = site.pages.filter(
        (page) =>
          routeOf(page.id).family === family && page.document.getElementById(section) !== null,
      );
      return having.length < 2;
    }),
  );
  expect(once).toEqual([]);
});
