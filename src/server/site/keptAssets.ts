import {
  copyFileSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../delivery/manifest.ts';
import { endings } from './contents.ts';

/** Milliseconds for which a page that somebody has left open still finds what it was built with. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps the assets of a build for the time after it, with the moment at which they were last in use,
 * and takes away those that have not been in use for 30 days. Names of assets hold a hash of what is
 * in them, so that those of different builds can lie beside each other.
 * @param folder where they are kept, apart from what is published.
 * @param now in milliseconds since 1970.
 * @returns the names of those that other builds have left.
 */
export function keepAssets(
  folder: string,
  siteFolder: string,
  { files }: Manifest,
  now = Date.now(),
): string[] {
  const own = new Set(files.filter(({ isImmutable }) => isImmutable).map(({ file }) => file));
  for (const file of own) {
    for (const ending of Object.values(endings)) keep(siteFolder, folder, file + ending);
    utimesSync(join(folder, file), now / 1000, now / 1000);
  }
  return keptIn(folder).filter((file) => {
    if (own.has(file)) return false;
    if (now - statSync(join(folder, file)).mtimeMs <= keptFor) return true;
    for (const ending of Object.values(endings))
      rmSync(join(folder, file + ending), { force: true });
    return false;
  });
}

/** Under its name there is all of it or nothing, whatever ends the process meanwhile. */
function keep(siteFolder: string, folder: string, file: string): void {
  const [from, to] = [join(siteFolder, file), join(folder, file)];
  if (!statSync(from, { throwIfNoEntry: false }) || statSync(to, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copyFileSync(from, `${to}${unfinished}`);
  renameSync(`${to}${unfinished}`, to);
}

const unfinished = '.part';

function keptIn(folder: string): string[] {
  const beside = new Set([...Object.values(endings).filter(Boolean), unfinished]);
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !beside.has(file.slice(file.lastIndexOf('.'))))
    .toSorted();
}
