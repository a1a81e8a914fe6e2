import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/** Page name, such as `en/home` or `gallery-rtl/faq`, to the hash of the page as built. */
export type PageHashes = Readonly<Record<string, string>>;

const file = join(root, 'build/pages.json');

/** Leaves the hashes of a build for the audit. */
export async function writePageHashes(hashes: PageHashes): Promise<void> {
  await writeFile(file, `${JSON.stringify(hashes, null, 1)}\n`);
}

/** The hashes of the last build. */
export async function readPageHashes(): Promise<PageHashes> {
  return JSON.parse(await readFile(file, 'utf8')) as PageHashes;
}
