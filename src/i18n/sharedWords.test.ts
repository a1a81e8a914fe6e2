import type { i18n as I18n } from 'i18next';
import { expect, test } from 'vitest';
import { company } from '../site/company.ts';
import { foreignWord } from '../words/foreignWord.tsx';
import { localeOf } from './catalogue.ts';
import { createI18n } from './createI18n.ts';
import { formatHours } from './formats.ts';
import { sharedWords } from './sharedWords.ts';

/** A translator for Arabic that has these words of `common` alone. */
function arabicWith(words: object): I18n {
  const i18n = createI18n(localeOf('ar'));
  i18n.removeResourceBundle('ar', 'common');
  i18n.addResourceBundle('ar', 'common', words);
  return i18n;
}

function english(text: string) {
  return foreignWord({ lang: 'en', dir: 'ltr', children: text });
}

const size = {
  families_few: '{{count, number}} عائلات',
  pages_many: '{{count, number}} صفحة',
  size: '{{families}} في {{pages}}',
};

function sizeIn(i18n: I18n) {
  return sharedWords(i18n, 'common')(
    ($) => $.serviceMenu.size,
    ({ text }) => ({
      families: text(($) => $.serviceMenu.families, { count: 8 }),
      pages: text(($) => $.serviceMenu.pages, { count: 45 }),
    }),
  );
}

test('a word that a language has is a text like any other', () => {
  const word = sharedWords(arabicWith({ skip: 'تخطَّ' }), 'common');
  expect(word(($) => $.skip)).toBe('تخطَّ');
});

test('a word that a language has never had is English and says so', () => {
  const word = sharedWords(arabicWith({}), 'common');
  expect(word(($) => $.skip)).toEqual(english('Skip to main content'));
});

test('a language without any words of the frame has them all in English', () => {
  const i18n = createI18n(localeOf('ar'));
  i18n.removeResourceBundle('ar', 'forms');
  expect(sharedWords(i18n, 'forms')(($) => $.summary)).toEqual(english('There is a problem'));
});

test('an English plural follows the rules and the digits of English', () => {
  const word = sharedWords(arabicWith({}), 'common');
  const pages = (count: number) => word(($) => $.serviceMenu.pages, { count });
  expect([pages(1), pages(3)]).toEqual([english('1 page'), english('3 pages')]);
});

test('a plural without the form that a number takes is English', () => {
  const i18n = arabicWith({ serviceMenu: { pages_many: size.pages_many } });
  const word = sharedWords(i18n, 'common');
  expect(word(($) => $.serviceMenu.pages, { count: 45 })).toBe('٤٥ صفحة');
  expect(word(($) => $.serviceMenu.pages, { count: 1 })).toEqual(english('1 page'));
});

test('a sentence made of several words is in one language from end to end', () => {
  expect(sizeIn(arabicWith({ serviceMenu: size }))).toBe('٨ عائلات في ٤٥ صفحة');
  const { pages_many: _missing, ...others } = size;
  const { size: _outer, ...inner } = size;
  for (const some of [others, inner]) {
    expect(sizeIn(arabicWith({ serviceMenu: some }))).toEqual(english('8 families, 45 pages'));
  }
});

test('what an English sentence names is written as in English', () => {
  const hours = sharedWords(arabicWith({}), 'common')(
    ($) => $.hours,
    ({ locale }) => formatHours(locale, company.hours),
  );
  const text = (hours as ReturnType<typeof english>).props.children;
  expect(text).toMatch(/^Mon\s–\sFri, 8:30\sAM/u);
});

test('a word that English lacks too is a mistake of ours, told with its file', () => {
  const word = sharedWords(arabicWith({}), 'common');
  const select = ($: object) => ($ as { nowhere: 'Nothing' }).nowhere;
  expect(() => word(select)).toThrow(
    'Expected a text for "nowhere" in locales/en/common.json; there is none.',
  );
});

test('the types let nobody take such a word for a plain text', () => {
  const i18n = createI18n(localeOf('en'));
  // @ts-expect-error -- It may be an element that says its language.
  const text: string = sharedWords(i18n, 'common')(($) => $.skip);
  expect(text).toBe('Skip to main content');
  // @ts-expect-error -- The translator itself knows no words that may be missing.
  expect(i18n.t(($) => $.skip, { ns: 'common' })).toBe(text);
  // @ts-expect-error -- A sentence wants what it names.
  expect(sharedWords(i18n, 'common')(($) => $.footer.copyright)).toContain('{{year}}');
});
