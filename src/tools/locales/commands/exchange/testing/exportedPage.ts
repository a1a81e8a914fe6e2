import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readState } from '../../../state/localeState.ts';
import { record } from '../../record.ts';
import { temporaryProject } from '../../testing/temporaryProject.ts';
import { exportTexts } from '../exportTexts.ts';
import { importTexts } from '../importTexts.ts';

/** Every format that texts travel in, by the option of the command. */
export const formats = ['po', 'xliff'] as const;

/** The ending that the files of a format are written with. */
export const ending = { po: 'po', xliff: 'xlf' };

/**
 * A project of one page with an Arabic translation, exported to `out`.
 * @param recorded how its texts are recorded: as of a person, or `--machine`.
 */
export async function exportedPage(
  format: (typeof formats)[number],
  english: object,
  arabic: object | string,
  recorded: readonly string[] = [],
) {
  const folder = await temporaryProject({
    'locales/en/home.json': english,
    'locales/ar/home.json': arabic,
  });
  await record.run(['ar', ...recorded], folder);
  await exportTexts.run(['ar', `--${format}`, 'out'], folder);
  const file = join(folder, `out/home.${ending[format]}`);
  return {
    folder,
    text: () => readFile(join(folder, 'locales/ar/home.json'), 'utf8'),
    /** Changes the exported file as a translation tool would. */
    edit: async (change: (text: string) => string) => {
      const before = await readFile(file, 'utf8');
      expect(change(before)).not.toBe(before);
      await writeFile(file, change(before));
    },
    take: (...options: string[]) => importTexts.run(['ar', 'out', ...options], folder),
    stateOf: async (key: string) => (await readState(folder, 'ar')).state['home']?.[key],
  };
}
