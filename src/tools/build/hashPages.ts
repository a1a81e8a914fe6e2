import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textFor, type Origins } from './origins.ts';

/** A page by its path in the report, such as `en/home`, and its whole markup. */
export type HashedPage = { name: string; html: string };

/**
 * The SHA-256 of each page together with every style, script, font and drawing that it uses. Origins are
 * replaced by fixed words first, so the same sources give the same hashes for every owner, and a
 * changed style alone gives another one.
 * @param files the published assets, relative to the published folder.
 * @returns page name to hash.
 */
export async function hashPages(
  pages: readonly HashedPage[],
  folder: string,
  files: readonly string[],
  origins: Origins,
): Promise<Record<string, string>> {
  const plain = (text: string) => textFor('SITE_ORIGIN', text, origins);
  const byName = new Map(files.map((file) => [basename(file), file]));
  const assets = new Map<string, Asset>();
  for (const file of files.filter((name) => /\.(?:css|js|json|svg|woff2)$/u.test(name))) {
    const content = await readFile(join(folder, file));
    const text = file.endsWith('.woff2') ? undefined : content.toString();
    assets.set(file, {
      name: file,
      content: text === undefined ? content : plain(text),
      uses: text === undefined ? [] : usedIn(text, byName),
    });
  }
  return Object.fromEntries(
    pages.map(({ name, html }) => {
      const hash = createHash('sha256').update(plain(html));
      const used = [...closure(usedIn(html, byName), assets)]
        .map((file) => assets.get(file))
        .filter((asset) => asset !== undefined)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      for (const asset of used) hash.update(`\0${asset.name}\0`).update(asset.content);
      return [name, hash.digest('hex')];
    }),
  );
}

type Asset = { name: string; content: string | Buffer; uses: string[] };

/** A file's name from its first character on: begun at each of them, a long word would be read over and over. */
const fileName = /(?<![\w.-])[\w-][\w.-]*\.(?:css|json|js|svg|woff2)\b/gu;

/** The files that a text names, as scripts, styles and pages do: by their last part. */
function usedIn(text: string, byName: ReadonlyMap<string, string>): string[] {
  const names = text.match(fileName) ?? [];
  return [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
}

function closure(from: readonly string[], assets: ReadonlyMap<string, Asset>): Set<string> {
  const found = new Set(from);
  for (const file of found) for (const used of assets.get(file)?.uses ?? []) found.add(used);
  return found;
}
