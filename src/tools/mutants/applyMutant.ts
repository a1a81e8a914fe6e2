import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Break } from './mutant.ts';

/**
 * Breaks one thing in a copy of the project; returns a function that mends it.
 * @throws Error if the text to replace does not stand in the file exactly once: the break then
 *   says nothing about the tests, and has to be written anew.
 */
export async function applyBreak(
  copy: string,
  { file, find, put }: Pick<Break, 'file' | 'find' | 'put'>,
): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The break no longer applies: expected a file ${file}.`);
  });
  const times = text.split(find).length - 1;
  if (times !== 1) {
    throw new Error(
      `The break no longer applies: expected ${JSON.stringify(find)} once in ${file}, got it ${times} times.`,
    );
  }
  await writeFile(
    path,
    text.replace(find, () => put),
  );
  return () => writeFile(path, text);
}
