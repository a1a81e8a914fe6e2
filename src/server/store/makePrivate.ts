import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * Makes a file its owner's alone, and makes it if it is not there. What SQLite puts beside a database
 * gets the mode of the database.
 */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
