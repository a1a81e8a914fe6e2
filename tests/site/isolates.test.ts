import { expect, test } from 'vitest';
import { company } from '../../src/site/company.ts';
import { readBuiltSite } from '../testing/builtSite.ts';
import { all, expectNoFaults, tag } from './testing/faults.ts';

const { manifest, pages } = readBuiltSite();

const invisible = /[\u2066-\u2069]/u;

/** Attributes that are read, or that say nothing but words. */
const spoken = /^(?:aria-(?:label|description)|alt|title|content|data-(?:waiting|lost))$/u;

function isRightToLeft(code: string): boolean {
  return manifest.locales.find((locale) => locale.code === code)?.dir === 'rtl';
}

test('in a right-to-left sentence what the company is called does not reorder what stands beside it', () => {
  const before = new RegExp(`(?<!\u2068)\\b${company.product}\\b`, 'u');
  const sentences = pages
    .filter(({ locale }) => isRightToLeft(locale))
    .flatMap((page) => {
      const described = all<HTMLMetaElement>(page, 'meta[name="description"]');
      return [page.document.title, ...described.map(({ content }) => content)];
    })
    .filter((text) => text.includes(company.product));
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((text) => before.test(text))).toEqual([]);
});

test('pages that are read from the left hold no invisible character for it', () => {
  const found = pages.filter(({ locale, html }) => !isRightToLeft(locale) && invisible.test(html));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('no address, name, value or structured data holds an invisible character', () => {
  expect(pages.some(({ html }) => invisible.test(html))).toBe(true);
  expectNoFaults((page) => [
    ...all<Element>(page, '*')
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) => !spoken.test(name) && invisible.test(value),
        ),
      )
      .map(tag),
    ...all(page, '[type="application/ld+json"]')
      .filter(({ textContent }) => invisible.test(textContent))
      .map(tag),
  ]);
});
