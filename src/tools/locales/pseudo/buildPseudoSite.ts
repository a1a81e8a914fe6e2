import { rm } from 'node:fs/promises';
import { build } from '../../../project/copyProject.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { copyWithLocales } from '../copyWithLocales.ts';
import { writePseudoLocales } from './writePseudoLocales.ts';

/**
 * Builds a copy of the project in English and the pseudo-locales, which takes half a minute. Returns
 * its folder; the caller removes it.
 * @throws Error with all that the build has said, if it fails.
 */
export async function buildPseudoSite(): Promise<string> {
  const copy = await copyWithLocales([sourceLocale]);
  await writePseudoLocales(copy);
  const { code, output } = await build(copy, { PSEUDO_LOCALES: '1' });
  if (code === 0) return copy;
  await rm(copy, { recursive: true });
  throw new Error(output);
}
