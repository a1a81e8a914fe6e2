import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import type { TextOf } from './expectedWords.ts';
import { journeys } from './journey.ts';

/** The texts that journeys name, in one language. */
export async function readTexts(locale: string): Promise<TextOf> {
  const names = journeys.flatMap(({ steps }) => steps.flatMap(({ read = [] }) => read));
  const files = new Map<string, unknown>();
  for (const file of new Set(names.map((name) => name.split(':')[0] ?? ''))) {
    const path = join(root, 'locales', locale, `${file}.json`);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) files.set(file, JSON.parse(text));
  }
  return (file, key) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (words, part) => (words as Record<string, unknown> | undefined)?.[part],
        files.get(file),
      );
    return typeof found === 'string' ? found : undefined;
  };
}
