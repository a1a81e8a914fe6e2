import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTree, type ParseError } from 'jsonc-parser';
import { pluralBase } from '../../../i18n/check/pluralForms.ts';
import { positionOf, problemOf, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { Word } from '../../../i18n/check/readWords.ts';

/**
 * What translators are told about texts: by dotted key, by the key of a plural for all its forms,
 * or by the beginning of keys for all below.
 */
export type Notes = ReadonlyMap<string, Word>;

/** Notes on keys that the files of many pages have, such as `meta.title`. */
export const manyPages = '_page';

/** Where the notes on a word file stand. */
export const notesFile = (name: string) => `locales/_notes/${name}.json`;

/**
 * Reads the notes on a word file, with those that hold for every page's.
 * @param root the folder that holds `locales/`.
 * @returns no notes where there is no file; and what is wrong with the form of one.
 */
export async function readNotes(
  root: string,
  name: string,
): Promise<{ notes: Notes; own: Notes; problems: LocaleProblem[] }> {
  const problems: LocaleProblem[] = [];
  const common = await readFileOfNotes(root, notesFile(manyPages), problems);
  const own = await readFileOfNotes(root, notesFile(name), problems);
  return { notes: new Map([...common, ...own]), own, problems };
}

async function readFileOfNotes(
  root: string,
  file: string,
  problems: LocaleProblem[],
): Promise<Notes> {
  const text = await readFile(join(root, file), 'utf8').catch(() => '{}');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const notes = (tree?.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (typeof key?.value !== 'string' || typeof value?.value !== 'string') return [];
    const position = positionOf(text, key.offset);
    return [[key.value, { text: value.value, ...position }] as const];
  });
  if (errors.length > 0 || notes.length !== (tree?.children?.length ?? 0)) {
    const message =
      'Expected an object of keys and notes, each a text, got something else. Mend it.';
    problems.push(problemOf('notes-file', { file }, message));
  }
  return new Map(notes);
}

/** The note on a key: its own, or that of the nearest group it is in. */
export function noteOn(notes: Notes, key: string): string | undefined {
  const noted = notedKeyOf(notes, key);
  return noted === undefined ? undefined : notes.get(noted)?.text;
}

/**
 * The name under which a key's note stands: the key, the key of a plural without its form, or the
 * nearest group that has one; undefined if there is no note.
 */
export function notedKeyOf(notes: Notes, key: string): string | undefined {
  return namesOf(key).find((name) => notes.has(name));
}

/** The names under which the note on a key may stand, the nearest first. */
export function namesOf(key: string): string[] {
  const parts = key.split('.');
  const groups = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const plural = pluralBase(key);
  return plural === undefined ? groups : groups.toSpliced(1, 0, plural);
}

/**
 * Whether a text cannot be translated well without being told what it is for: it has at most two
 * words, a place for a value, a mark instead of words, or a limit.
 */
export function needsNote(key: string, text: string): boolean {
  const words = text.split(/\s+/u).filter((part) => /\p{Letter}/u.test(part));
  return (
    words.length <= 2 || text.includes('{') || /(?:^|\.)meta\.(?:title|description)$/u.test(key)
  );
}
