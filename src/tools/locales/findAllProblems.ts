import type { LocaleProblem } from '../../i18n/check/problem.ts';
import { sourceLocale } from '../../site/locales.ts';
import { findLocaleProblems } from './checkLocales.ts';
import { findNoteProblems } from './notes/findNoteProblems.ts';
import { readProject } from './readProject.ts';
import { findStateProblems } from './state/findStateProblems.ts';

/**
 * Everything that is wrong with the locales below a folder: with their files, with what they owe
 * since English has changed, and with the notes for translators. By file, line and column.
 * @param only codes of the languages to look at; all if there are none.
 */
export async function findAllProblems(
  folder: string,
  only: readonly string[] = [],
): Promise<LocaleProblem[]> {
  const languages = await readProject(folder);
  const source = languages.get(sourceLocale);
  const chosen = new Map(
    [...languages].filter(
      ([code]) => code === sourceLocale || only.length === 0 || only.includes(code),
    ),
  );
  const problems = [
    ...(await findLocaleProblems(folder, only.length > 0 ? only : undefined)),
    ...(await findStateProblems(folder, chosen)),
  ];
  const asksForNotes = only.length === 0 || only.includes(sourceLocale);
  if (source !== undefined && asksForNotes) {
    problems.push(...(await findNoteProblems(folder, source)));
  }
  return problems.toSorted(
    (a, b) =>
      (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column,
  );
}
