import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Defect } from './defect.ts';

/**
 * Puts one fault into a copy of the project; returns a function that takes it out.
 * @throws Error if the text to replace does not stand in the file exactly once: the defect then
 *   says nothing about the tests, and has to be written anew.
 */
export async function applyDefect(
  copy: string,
  { file, original, replacement }: Pick<Defect, 'file' | 'original' | 'replacement'>,
): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The defect no longer applies: expected a file ${file}.`);
  });
  const times = text.split(original).length - 1;
  if (times !== 1) {
    throw new Error(
      `The defect no longer applies: expected ${JSON.stringify(original)} once in ${file}, got it ${times} times.`,
    );
  }
  await writeFile(
    path,
    text.replace(original, () => replacement),
  );
  return () => writeFile(path, text);
}
