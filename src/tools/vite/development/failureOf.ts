import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatProblem, type LocaleProblem } from '../../../i18n/check/problem.ts';
import { root } from '../../../project/root.ts';
import type { Failure } from './messages.ts';

/** Lines before and after the place of a mistake that are shown with it. */
const around = 2;

/** What is wrong with the locale files of a page, for the overlay: the first problem in its lines. */
export async function localeFailure(
  problems: readonly [LocaleProblem, ...LocaleProblem[]],
): Promise<Failure> {
  const [{ file, line, column }] = problems;
  const id = join(root, file);
  const text = await readFile(id, 'utf8').catch(() => '');
  return {
    message: problems.map(formatProblem).join('\n'),
    stack: '',
    id,
    loc: { file: id, line, column },
    frame: frameOf(text, line, column),
  };
}

/** What was thrown while a page was drawn, for the overlay. */
export function thrownFailure(thrown: unknown): Failure {
  const { message, stack = '', id, loc, frame, plugin } = thrown as Error & Partial<Failure>;
  const plain = stripVTControlCharacters(String(message));
  const calls = stack.split('\n').filter((call) => /^\s*at /u.test(call));
  return {
    message: plain,
    stack: stripVTControlCharacters(calls.join('\n')),
    id,
    loc: loc ?? positionIn(plain),
    frame: frame === undefined ? undefined : stripVTControlCharacters(frame),
    plugin,
  };
}

/** Vite's compiler says the place in its message alone: `[ src/pages/TeamPage.tsx:7:10 ]`. */
function positionIn(message: string): Failure['loc'] {
  const [, file, line, column] = /\[ (\S+):(\d+):(\d+) \]/u.exec(message) ?? [];
  if (file === undefined) return undefined;
  return { file: join(root, file), line: Number(line), column: Number(column) };
}

/** In the form that the overlay finds in Vite's own messages. */
function frameOf(text: string, line: number, column: number): string {
  const lines = text.split('\n');
  const first = Math.max(0, line - 1 - around);
  const width = String(line + around).length;
  return lines
    .slice(first, line + around)
    .flatMap((content, index) => {
      const number = first + index + 1;
      const row = `${String(number).padStart(width)} |  ${content}\n`;
      const mark = `${' '.repeat(width)} |  ${' '.repeat(column - 1)}^\n`;
      return number === line ? [row, mark] : [row];
    })
    .join('');
}
