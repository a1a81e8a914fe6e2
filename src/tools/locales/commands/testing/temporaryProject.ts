import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { root } from '../../../../project/root.ts';
import { sharedFiles } from '../../localeNames.ts';

/** A folder of files for one test, by their paths; objects are written as locale files are. */
export async function temporaryProject(
  files: Readonly<Record<string, object | string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(
      path,
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
  return folder;
}

/**
 * A folder for one test with the site's English and, as a language that has only begun, what every
 * page needs, `home` and `contact-us` of its Arabic.
 */
export async function copyOfLocales(): Promise<string> {
  const begun = [...sharedFiles, 'home', 'contact-us'];
  const texts = ['en', ...begun.map((name) => `ar/${name}.json`), '_notes', '_terms/en.json'];
  const folder = await temporaryProject();
  for (const path of [...texts, '_terms/ar.json', '_allow/en.json']) {
    await cp(join(root, 'locales', path), join(folder, 'locales', path), { recursive: true });
  }
  for (const list of ['_allow/ar.json', '_state/ar.json']) {
    const all = JSON.parse(await readFile(join(root, 'locales', list), 'utf8')) as object;
    const kept = Object.entries(all).filter(([name]) => begun.includes(name));
    await mkdir(dirname(join(folder, 'locales', list)), { recursive: true });
    await writeFile(join(folder, 'locales', list), JSON.stringify(Object.fromEntries(kept)));
  }
  return folder;
}

/** Changes a file below `locales/` of such a folder; the change has to change something. */
export async function editWords(
  folder: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const path = join(folder, 'locales', file);
  const before = await readFile(path, 'utf8');
  expect(change(before)).not.toBe(before);
  await writeFile(path, change(before));
}

/** Every file of a folder with its bytes as text, by path: what a command has changed is what differs. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = paths
    .toSorted()
    .map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const);
  return Object.fromEntries(await Promise.all(files));
}
