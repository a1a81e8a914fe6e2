import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTree, type ParseError } from 'jsonc-parser';
import { didYouMean } from '../../../i18n/check/nearest.ts';
import { positionOf, problemOf, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { Word } from '../../../i18n/check/readWords.ts';
import type { Files } from '../readProject.ts';

/** What translators are told about texts: by dotted key, or by the beginning of keys for all below. */
export type Notes = ReadonlyMap<string, Word>;

/** Notes on keys that every page's file has, such as `meta.title`. */
const everyPage = '_page';

const notesFile = (name: string) => `locales/_notes/${name}.json`;

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
  const common = await readFileOfNotes(root, notesFile(everyPage), problems);
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
  const parts = key.split('.');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const note = notes.get(parts.slice(0, depth).join('.'))?.text;
    if (note !== undefined) return note;
  }
  return undefined;
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

/** What English lacks for its translators: notes that are missing, and notes on keys that are gone. */
export async function findNoteProblems(root: string, source: Files): Promise<LocaleProblem[]> {
  const problems: LocaleProblem[] = [];
  for (const [name, { words }] of source) {
    const { notes, own, problems: unreadable } = await readNotes(root, name);
    problems.push(...unreadable);
    const keys = [...words.keys()];
    for (const [key, { text, line, column }] of words) {
      if (!needsNote(key, text) || noteOn(notes, key) !== undefined) continue;
      const file = source.get(name)?.file ?? '';
      const message =
        `Expected a note for translators on "${key}" (${JSON.stringify(text)}): where it stands and ` +
        `what fills it. Write it into ${notesFile(name)}.`;
      problems.push(problemOf('missing-note', { file, line, column, key }, message));
    }
    for (const [key, { line, column }] of own) {
      if (keys.some((known) => known === key || known.startsWith(`${key}.`))) continue;
      const message = `Expected a note on a key of the English file, got one on "${key}".${didYouMean(key, keys)}`;
      problems.push(
        problemOf('unknown-note', { file: notesFile(name), line, column, key }, message),
      );
    }
  }
  return problems;
}
