import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceLocale } from '../../../site/locales.ts';
import { root } from '../../../project/root.ts';
import { writeWhole } from '../../../project/writeWhole.ts';
import { readProject } from '../readProject.ts';
import { readNotes } from './notes.ts';
import { wordSchema } from './wordSchema.ts';

/** Where the schema of a word file lies; `.vscode/settings.json` names each. */
export const schemaFile = (name: string) => `.vscode/schemas/${name}.json`;

/** Writes the schemas of all word files for editors, those that have changed. */
export async function writeSchemas(folder = root): Promise<void> {
  const source = (await readProject(folder)).get(sourceLocale) ?? new Map();
  for (const [name, file] of source) {
    const { notes } = await readNotes(folder, name);
    const path = join(folder, schemaFile(name));
    const text = `${JSON.stringify(wordSchema(file, notes), null, 2)}\n`;
    if (existsSync(path) && (await readFile(path, 'utf8')) === text) continue;
    await writeWhole(path, text);
  }
}
