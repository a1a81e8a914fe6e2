import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../project/copyProject.ts';
import { readLocaleFolders } from './localeFolders.ts';

/**
 * Copies the project with some of its languages, to build no more pages than are looked at; see
 * {@link copyProject}. Returns its folder; the caller removes it.
 * @param codes of those languages, the source's among them.
 */
export async function copyWithLocales(codes: readonly string[]): Promise<string> {
  const copy = copyProject();
  const { folders } = await readLocaleFolders(copy);
  for (const { code } of folders) {
    if (!codes.includes(code)) await rm(join(copy, 'locales', code), { recursive: true });
  }
  return copy;
}
