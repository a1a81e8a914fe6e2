import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { backupListPath } from './dataFiles.ts';
import { makePrivate } from './makePrivate.ts';

/** Notes in a data folder where a backup of it was written. */
export function noteBackup(dataFolder: string, path: string): void {
  const list = backupListPath(dataFolder);
  makePrivate(list);
  appendFileSync(list, `${JSON.stringify({ path })}\n`, { flush: true });
}

/** The paths of backups of a data folder that are noted and still there, each once. */
export function knownBackups(dataFolder: string): string[] {
  const list = backupListPath(dataFolder);
  if (!existsSync(list)) return [];
  const paths = readFileSync(list, 'utf8').split('\n').flatMap(pathIn);
  return [...new Set(paths)].filter((path) => existsSync(path));
}

/** A line that a crash has cut off is none. */
function pathIn(line: string): string[] {
  try {
    return [String((JSON.parse(line) as { path: unknown }).path)];
  } catch {
    return [];
  }
}
