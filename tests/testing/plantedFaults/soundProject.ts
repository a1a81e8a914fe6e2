import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const soundLocales = join(root, 'tests/testing/soundLocales');

/**
 * Makes `<folder>/locales` of words without a fault: English and Arabic as they are published, and
 * the languages that stand for the tests alone in `tests/testing/soundLocales`.
 */
export async function soundProject(folder: string): Promise<void> {
  const published = ['en', 'ar'].map((code) => join(root, 'locales', code));
  const others = (await readdir(soundLocales)).map((code) => join(soundLocales, code));
  for (const source of [...published, ...others]) {
    const to = join(folder, 'locales', source.slice(source.lastIndexOf('/') + 1));
    await cp(source, to, { recursive: true });
    // Of a translated report the project allows its commands, which are English.
    if (!source.endsWith('/en')) await rm(join(to, 'reports.json'), { force: true });
  }
}
