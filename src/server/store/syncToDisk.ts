import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file, or the names in a folder, would survive a power cut. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
