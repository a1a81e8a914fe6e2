import { createHash } from 'node:crypto';
import { findFiles, hashFiles } from '../../project/hashFiles.ts';
import { root } from '../../project/root.ts';

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

/** Tests, and the types that each build writes anew, even while they are half written. */
const others = /\.test\.tsx?$|^src\/i18n\/resources\.d\.ts/u;

/** Variables that change what is built. */
const variables = ['SITE_ORIGIN', 'INTAKE_ORIGIN', 'INTAKE_KIND'];

/** The SHA-256 of all that a build depends on: its files and its settings. */
export async function hashInputs(folder = root): Promise<string> {
  const names = findFiles(folder, files).filter((name) => !others.test(name));
  const settings = variables.map((name) => `${name}=${process.env[name] ?? ''}\0`).join('');
  const content = await hashFiles(folder, names);
  return createHash('sha256').update(settings).update(content).digest('hex');
}
