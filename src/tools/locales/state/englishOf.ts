import { pluralBase } from '../../../i18n/check/pluralForms.ts';
import type { Word, WordFile } from '../../../i18n/check/readWords.ts';

/**
 * The English that a translated text stands for: of the same key, or for a plural form that
 * English does not have, of the form for other numbers. Undefined for a key English does not have.
 */
export function englishOf(source: WordFile, key: string): Word | undefined {
  const base = pluralBase(key);
  return source.words.get(key) ?? source.words.get(`${base ?? key}_other`);
}
