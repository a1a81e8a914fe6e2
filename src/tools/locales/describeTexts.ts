import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords, type Word, type WordFile } from '../../i18n/check/readWords.ts';
import { sourceLocale } from '../../site/locales.ts';

/** How far a text is; `source` is the text that others are made from, `missing` shows English. */
export type TextState =
  | 'source'
  | 'missing'
  | 'stale'
  | 'machine'
  | 'person'
  | 'reviewed'
  | 'translated';

/** What a translator wants to know of one text. */
export type TextDescription = {
  /** Path in the project, with forward slashes; where the text is missing, its place to be. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** As it stands in the file, with placeholders; undefined if it is missing. */
  text?: string | undefined;
  /** The text of the source locale; empty if that has none. */
  english: string;
  /** What the text is for, where somebody wrote that down. */
  note?: string | undefined;
  state: TextState;
};

/** Tells of a text by its locale, its file without ending, and its dotted key. Never throws. */
export type DescribeText = (locale: string, namespace: string, key: string) => TextDescription;

/** What is known of a text beside its file. */
export type KnownOfText = Partial<Pick<TextDescription, 'note' | 'state'>>;

/**
 * Describes texts by the locale files below a folder as they are now. A file is read once, so
 * make a new one after a change.
 * @param known tells note and state of a text that is there, from wherever they are kept.
 */
export function textDescriber(
  root: string,
  known: (locale: string, namespace: string, key: string) => KnownOfText = () => ({}),
): DescribeText {
  const files = new Map<string, Read>();
  const fileOf = (file: string): Read => {
    const found = files.get(file) ?? read(root, file);
    files.set(file, found);
    return found;
  };
  return (locale, namespace, key) => {
    const file = `locales/${locale}/${namespace}.json`;
    const { words, problems } = fileOf(file);
    const source = fileOf(`locales/${sourceLocale}/${namespace}.json`).words;
    const english = (source.get(key) ?? source.get(otherForm(key)))?.text ?? '';
    const word = words.get(key);
    if (word === undefined) {
      const empty = problems.find((problem) => problem.key === key);
      const { line, column } = empty ?? nearest(words, key) ?? { line: 1, column: 1 };
      return { file, line, column, english, ...known(locale, namespace, key), state: 'missing' };
    }
    const state = locale === sourceLocale ? 'source' : 'translated';
    const { text, line, column } = word;
    return { file, text, line, column, english, state, ...known(locale, namespace, key) };
  };
}

type Read = Pick<WordFile, 'words' | 'problems'>;

function read(root: string, file: string): Read {
  try {
    return readWords(file, readFileSync(join(root, file)));
  } catch {
    return { words: new Map(), problems: [] }; // A language without the file has none of its texts.
  }
}

/** The source has fewer plural forms than some languages, but always this one. */
function otherForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many)$/u, '_other');
}

/** The last text of the innermost group that the key would stand in. */
function nearest(words: ReadonlyMap<string, Word>, key: string): Word | undefined {
  for (let group = key; group.includes('.');) {
    group = group.slice(0, group.lastIndexOf('.'));
    const last = [...words].findLast(([other]) => other.startsWith(`${group}.`));
    if (last !== undefined) return last[1];
  }
  return undefined;
}
