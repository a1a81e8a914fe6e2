import { didYouMean } from '../../../i18n/check/nearest.ts';
import { placeholdersOf } from '../../../i18n/check/placeholders.ts';
import { problemOf, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { WordFile } from '../../../i18n/check/readWords.ts';
import type { Files } from '../readProject.ts';
import {
  manyPages,
  namesOf,
  needsNote,
  noteOn,
  notedKeyOf,
  notesFile,
  readNotes,
  type Notes,
} from './notes.ts';

/**
 * What English lacks for its translators: notes that are missing or do not say what fills a
 * placeholder, and notes on keys and placeholders that are gone. None of it stops a build: the test
 * of the shipped notes tells it.
 * @param root the folder that holds `locales/`.
 * @param source the English files by name.
 */
export async function findNoteProblems(root: string, source: Files): Promise<LocaleProblem[]> {
  const problems: LocaleProblem[] = [];
  const common = await readNotes(root, manyPages);
  for (const [name, file] of source) {
    const { notes, own, problems: unreadable } = await readNotes(root, name);
    problems.push(
      ...unreadable.filter((problem) => problem.file !== notesFile(manyPages)),
      ...missingNotes(name, file, notes),
      ...unknownNotes(name, own, [file]),
      ...unknownPlaceholders(name, own, [file]),
    );
  }
  const files = [...source.values()];
  return [
    ...problems,
    ...common.problems,
    ...unknownNotes(manyPages, common.own, files),
    ...unknownPlaceholders(manyPages, common.own, files),
  ];
}

function missingNotes(name: string, { file, words }: WordFile, notes: Notes): LocaleProblem[] {
  return [...words].flatMap(([key, { text, line, column }]) => {
    const missing = (what: string) =>
      problemOf(
        'missing-note',
        { file, line, column, key },
        `Expected a note for translators on "${key}" (${JSON.stringify(text)}): ${what}. Write it into ${notesFile(name)}.`,
      );
    const note = noteOn(notes, key);
    if (note === undefined) {
      return needsNote(key, text) ? [missing('where it stands and what fills it')] : [];
    }
    const told = placeholdersOf(note, 'i18next');
    const untold = [...placeholdersOf(text, 'i18next')].filter(([value]) => !told.has(value));
    return untold.map(([, written]) => missing(`what fills ${written}, got one without that`));
  });
}

/** Notes that no text shows: its key is gone, or every text of its group has a nearer one. */
function unknownNotes(name: string, own: Notes, files: readonly WordFile[]): LocaleProblem[] {
  const keys = files.flatMap(({ words }) => [...words.keys()]);
  const shown = new Set(keys.map((key) => notedKeyOf(own, key)));
  const names = new Set(keys.flatMap(namesOf));
  return [...own]
    .filter(([key]) => !shown.has(key))
    .map(([key, { line, column }]) => {
      const message = names.has(key)
        ? `Expected a note that some text shows, got one on "${key}", where each has a nearer one. Delete it.`
        : `Expected a note on a key of the English file, got one on "${key}".${didYouMean(key, keys)}`;
      return problemOf('unknown-note', { file: notesFile(name), line, column, key }, message);
    });
}

/** Notes on known keys that explain a placeholder which none of the texts they hold for has. */
function unknownPlaceholders(
  name: string,
  own: Notes,
  files: readonly WordFile[],
): LocaleProblem[] {
  const filled = new Map<string, Set<string>>();
  for (const [key, { text }] of files.flatMap(({ words }) => [...words])) {
    const noted = notedKeyOf(own, key);
    if (noted === undefined) continue;
    const names = filled.get(noted) ?? new Set();
    filled.set(noted, names.union(new Set(placeholdersOf(text, 'i18next').keys())));
  }
  return [...filled].flatMap(([key, names]) => {
    const { text = '', ...place } = own.get(key) ?? {};
    return [...placeholdersOf(text, 'i18next')]
      .filter(([value]) => !names.has(value))
      .map(([, written]) =>
        problemOf(
          'unknown-note',
          { file: notesFile(name), ...place, key },
          `Expected a note on what fills the text of "${key}", got ${written}, which it does not have. Mend the name or take it out.`,
        ),
      );
  });
}
