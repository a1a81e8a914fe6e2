import { didYouMean } from '../../../../i18n/check/nearest.ts';
import { pluralBase } from '../../../../i18n/check/pluralForms.ts';
import type { WordFile } from '../../../../i18n/check/readWords.ts';

/** A key of a word file, or a group of keys, that gets another name. */
export type KeyRename = {
  /** The name of the word file. */
  page: string;
  /** Dotted; of a plural text without its form. */
  from: string;
  to: string;
};

/** Letters, digits, hyphens and underscores that begin with a letter, as in every word file. */
const partShape = /^(?!(?:constructor|prototype)$)[A-Za-z][\w-]*$/u;

/** What a key becomes by a rename, plural forms and keys of a group with it; itself if it is another. */
export function renamed(key: string, { from, to }: Pick<KeyRename, 'from' | 'to'>): string {
  if (key === from || key.startsWith(`${from}.`)) return to + key.slice(from.length);
  return pluralBase(key) === from ? to + key.slice(from.length) : key;
}

/**
 * Refuses a rename of what is not there, or to what cannot be.
 * @param files the page's file in every language, English first.
 * @throws Error that says what was expected.
 */
export function refuseRename(rename: KeyRename, files: readonly WordFile[]): void {
  const { from, to } = rename;
  const [source] = files;
  const keys = [...(source?.words.keys() ?? [])];
  if (!keys.some((key) => renamed(key, rename) !== key)) {
    throw new Error(`Expected a key of ${source?.file}, got "${from}".${didYouMean(from, keys)}`);
  }
  const base = pluralBase(from);
  if (base !== undefined) {
    throw new Error(`Expected a plural key without its form, got "${from}". Rename "${base}".`);
  }
  if (pluralBase(to) !== undefined || !to.split('.').every((part) => partShape.test(part))) {
    throw new Error(
      `Expected a key of letters, digits, hyphens and underscores, without a plural form, got "${to}".`,
    );
  }
  if (to === from || to.startsWith(`${from}.`) || from.startsWith(`${to}.`)) {
    throw new Error(`Expected a new key beside "${from}", got "${to}".`);
  }
  for (const { file, words } of files) {
    const taken = [...words.keys()].find(
      (key) => renamed(key, { from: to, to: from }) !== key || to.startsWith(`${key}.`),
    );
    if (taken !== undefined) {
      throw new Error(`Expected a key that ${file} does not have, got "${to}": it has "${taken}".`);
    }
  }
}
