import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mergeResourcesAsInterface } from 'i18next-resources-for-ts';
import { sourceLocale } from '../../site/locales.ts';
import { root } from '../../project/root.ts';
import { writeSchemas } from './notes/writeSchemas.ts';
import { writeWhole } from '../../project/writeWhole.ts';

/**
 * Writes `src/i18n/resources.d.ts`: the words of the source locale as types, so that a key
 * that does not exist, or a placeholder without its value, stops the type check. A file that
 * says the same already stays as it is, because type check and development server watch it.
 */
export async function writeTypes(): Promise<void> {
  const folder = join(root, 'locales', sourceLocale);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const namespaces = await Promise.all(
    names.map(async (name) => ({
      name: basename(name, '.json'),
      resources: JSON.parse(await readFile(join(folder, name), 'utf8')) as object,
    })),
  );
  const definition = mergeResourcesAsInterface(namespaces, { optimize: true });
  const file = join(root, 'src/i18n/resources.d.ts');
  if (existsSync(file) && (await readFile(file, 'utf8')) === definition) return;
  await writeWhole(file, definition);
}

if (import.meta.main) {
  await writeTypes();
  await writeSchemas();
}
