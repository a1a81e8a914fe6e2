import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Page name, such as `en/home` or `gallery-ltr/faq`, to the hash of the page as built. */
export type PageHashes = Readonly<Record<string, string>>;

/** Leaves the hashes of a build, under the project's root, for the audit. */
export async function writePageHashes(root: string, hashes: PageHashes): Promise<void> {
  await writeFile(fileIn(root), `${JSON.stringify(hashes, null, 1)}\n`);
}

/** The hashes of the last build. */
export async function readPageHashes(root: string): Promise<PageHashes> {
  return JSON.parse(await readFile(fileIn(root), 'utf8')) as PageHashes;
}

function fileIn(root: string): string {
  return join(root, 'build/pages.json');
}
