import { checkLanguage, readSource, type Files } from '../checkLanguage.ts';
import type { Term } from '../readTerms.ts';
import { readWords } from '../readWords.ts';

const company = { product: 'Techeon', phone: '+91 00000 00000', emails: ['a@b.example'] };

/**
 * Checks texts of a language, each beside the English that it stands for, as if they were a page.
 * @param texts By key; a key with a point is in a group.
 * @returns The key and the rule of everything that is told: "a homoglyph".
 */
export function checkTexts(
  locale: string,
  texts: Record<string, [english: string, text: string]>,
  name = 'x',
  numberingSystem = 'latn',
  terms: readonly Term[] = [],
): string[] {
  const each = (place: 0 | 1) => {
    const words: Record<string, string | Record<string, string>> = {};
    for (const [key, pair] of Object.entries(texts)) {
      const [group = '', leaf] = key.split('.');
      words[group] = leaf === undefined ? pair[place] : { [leaf]: pair[place] };
    }
    return words;
  };
  const source = filesOf(each(0), 'en', { name: 'English', numberingSystem: 'latn' });
  const files = filesOf(each(1), locale, { name, numberingSystem });
  const asked = { locale, files, source, isSource: false };
  const facts = { company, pages: new Set(['contact-us', 'cloud-management']), terms };
  return checkLanguage(asked, readSource(source), facts).map(({ rule, key }) => `${key} ${rule}`);
}

function filesOf(content: object, locale: string, facts: object): Files {
  const read = (file: string, words: object) =>
    [file, readWords(`locales/${locale}/${file}.json`, JSON.stringify(words))] as const;
  return new Map([read('home', content), read('locale', facts)]);
}
