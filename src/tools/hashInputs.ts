import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/** Everything that a build reads; packages are told by the lock file. */
const files = [
  'src/**/*',
  'locales/**/*',
  'a11y-reports/**/*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tests, and the types that each build writes anew. */
const others = /\.test\.tsx?$|^src\/i18n\/resources\.d\.ts$/u;

/** Variables that change what is built. */
const variables = ['SITE_ORIGIN', 'INTAKE_ORIGIN', 'INTAKE_KIND'];

/** The SHA-256 of all that a build depends on: the names and contents of its files, and its settings. */
export async function hashInputs(folder = root): Promise<string> {
  const names = globSync(files, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !others.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const variable of variables) hash.update(`${variable}=${process.env[variable] ?? ''}\0`);
  for (const name of names) {
    const content = await readFile(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
