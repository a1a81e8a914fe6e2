import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { findLocaleProblems } from '../checkLocales.ts';
import { formatProblem } from '../../../i18n/check/problem.ts';

/** Changes a file; a change that changes nothing fails the test. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

/** The problems of a folder, one per line; those that the tests do not ask for are left out. */
export async function problemsOf(folder: string): Promise<string[]> {
  const problems = await findLocaleProblems(folder);
  return problems.filter(({ rule }) => rule !== 'allow-list').map(formatProblem);
}
