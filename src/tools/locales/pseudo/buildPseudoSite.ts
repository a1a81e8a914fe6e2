import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceLocale } from '../../../site/locales.ts';
import { build, copyProject } from '../../../project/copyProject.ts';
import { readLocaleFolders } from '../localeFolders.ts';
import { writePseudoLocales } from './writePseudoLocales.ts';

/**
 * Builds a copy of the project in English and the pseudo-locales, which takes half a minute. Returns
 * its folder; the caller removes it.
 * @throws Error with all that the build has said, if it fails.
 */
export async function buildPseudoSite(): Promise<string> {
  const copy = copyProject();
  const { folders } = await readLocaleFolders(copy);
  for (const { code } of folders) {
    if (code !== sourceLocale) await rm(join(copy, 'locales', code), { recursive: true });
  }
  await writePseudoLocales(copy);
  const { code, output } = await build(copy, { PSEUDO_LOCALES: '1' });
  if (code === 0) return copy;
  await rm(copy, { recursive: true });
  throw new Error(output);
}
