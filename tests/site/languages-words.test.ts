import { expect, test } from 'vitest';
import { scriptOf } from '../../src/i18n/check/scriptOf.ts';
import {
  oneLine,
  readBuiltSite,
  readPublished,
  sharedWordsOf,
  type BuiltPage,
} from '../testing/builtSite.ts';
import { all, expectEach, expectNoFaults } from './testing/faults.ts';
import { canBeFound, foundLanguage } from './testing/foundLanguage.ts';

const { manifest } = readBuiltSite();

/** The subtags of a tag that name something, as CLDR calls them; undefined for one nobody has registered. */
function namesIn(tag: string): (string | undefined)[] {
  const { language, script, region } = new Intl.Locale(tag);
  const nameOf = (type: Intl.DisplayNamesType, subtag: string | undefined) =>
    subtag === undefined
      ? 'absent'
      : new Intl.DisplayNames('en', { type, fallback: 'none' }).of(subtag);
  return [nameOf('language', language), nameOf('script', script), nameOf('region', region)];
}

function isRegistered(tag: string): boolean {
  const isKnown = registered.get(tag) ?? isWellFormed(tag);
  registered.set(tag, isKnown);
  return isKnown;
}

const registered = new Map<string, boolean>();

function isWellFormed(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical === tag && !namesIn(tag).includes(undefined);
  } catch {
    return false;
  }
}

test(
  'every language that a page names is a registered one, spelled as it is registered',
  { tags: 'language/registered' },
  () => {
    expect(['English', 'en_US', 'xx', 'en-Abcd', 'en-us'].filter(isRegistered)).toEqual([]);
    expectEach('[lang], [hreflang]', (element) =>
      ['lang', 'hreflang']
        .flatMap((name) => element.getAttribute(name) ?? [])
        .every((tag) => tag === 'x-default' || isRegistered(tag)),
    );
  },
);

/** The texts of a page, each with the language that is stated around it. */
function textsOf({ document }: BuiltPage): { text: string; lang: string }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: string; lang: string }[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const stated = parentElement?.closest<HTMLElement>('[lang]');
    if (parentElement === null || stated === null || stated === undefined) continue;
    if (parentElement.matches('script, style')) continue;
    texts.push({ text: textContent ?? '', lang: stated.lang });
  }
  return texts;
}

/** The scripts that some languages are written in together; others are written in one. */
const together: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

test.each(manifest.locales.map(({ code, script }) => [code, script]))(
  'the words of every page in %s are of the language that it states, where they tell one',
  { tags: 'language/found' },
  (code, script) => {
    const { language } = new Intl.Locale(code);
    // Nothing is said against the pages then, but nothing for them either.
    if (!canBeFound(language)) {
      expect.fail(
        `Expected to know ${code} by its small words, but nobody has written them down, so it stays undecided: add "words" to src/i18n/check/conventions/${language}.json.`,
      );
    }
    let decided = 0;
    expectNoFaults((page) => {
      if (page.locale !== code) return [];
      const { lang } = page.document.documentElement;
      const words = textsOf(page)
        .filter((one) => one.lang === lang)
        .map(({ text }) => text)
        .join(' ');
      const found = foundLanguage(words);
      if (found !== undefined) decided += 1;
      // Too few words, or words that no space divides, tell no language: that stays undecided.
      const isOther = found !== undefined && found !== new Intl.Locale(lang).language;
      return isOther ? [`says ${lang}, reads like ${found}`] : [];
    });
    if (!(script in together)) expect(decided).toBeGreaterThan(0);
  },
);

/** What only another language can be written with: other letters, or three words in Latin ones that are no name. */
function foreignIn(lang: string): RegExp {
  const script = scriptOf(lang) ?? 'Latn';
  if (script === 'Latn') return /[\p{L}--[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]]/v;
  const own = (together[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join('');
  // A term in Latin letters is one or two words of any language, and a name, whose words have capitals,
  // any number (SC 3.1.2).
  const word = '(?<!\\p{L})\\p{Script=Latin}{2,}';
  const small = '(?<!\\p{L})\\p{Ll}\\p{Script=Latin}+';
  return new RegExp(
    `[\\p{L}--[${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]]|${small}\\s+${word}\\s+${word}|${word}\\s+${small}\\s+${word}|${word}\\s+${word}\\s+${small}`,
    'v',
  );
}

test(
  'words of another script say which language they are, on every page',
  { tags: 'language/parts' },
  () => {
    expect(manifest.locales.filter(({ script }) => script !== 'Latn')).not.toEqual([]);
    expectNoFaults((page) =>
      textsOf(page)
        .filter(({ text, lang }) => foreignIn(lang).test(text))
        .map(({ text, lang }) => `"${oneLine(text)}" is marked ${lang}`),
    );
  },
);

test(
  'sentences, and names of languages in the picker, are in the language that they state',
  { tags: 'language/parts' },
  () => {
    const ownNames = new Map(manifest.locales.map(({ code, name }) => [name, code]));
    let sentences = 0;
    expectNoFaults((page) => {
      const blocks = all(page, 'p, li, dd, dt, h1, h2, h3, label, legend, button, a');
      return blocks.flatMap((block) => {
        const stated = block.closest<HTMLElement>('[lang]')?.lang ?? '';
        if (block.querySelector('p, li, dd, [lang], script') !== null) return [];
        const text = oneLine(block.textContent);
        const named = ownNames.get(text);
        if (named !== undefined && named !== stated) return [`"${text}" is marked ${stated}`];
        const found = foundLanguage(text);
        if (found !== undefined) sentences += 1;
        const isOther = found !== undefined && found !== new Intl.Locale(stated).language;
        return isOther ? [`"${text}" is marked ${stated} and reads like ${found}`] : [];
      });
    });
    expect(sentences).toBeGreaterThan(100);
  },
);

test('the page is offered in each language in its own words', () => {
  const addresses = readBuiltSite().pages.flatMap(
    ({ html }) => /data-offers="\/([^"]+)"/u.exec(html)?.[1] ?? [],
  );
  const [address = ''] = addresses;
  expect(new Set(addresses).size).toBe(1);
  const offers = JSON.parse(readPublished(address)) as Record<string, Record<string, string>>;
  expect(Object.keys(offers).length).toBeGreaterThan(1);
  for (const [code, { text, decline }] of Object.entries(offers)) {
    const words = sharedWordsOf<{ offer: object }>(code, 'common').offer;
    expect({ text, dismiss: decline }).toEqual(words);
  }
});
