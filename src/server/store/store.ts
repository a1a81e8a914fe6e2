import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { needDisk, StoreError } from './storeError.ts';
import type { Submission } from './submission.ts';

/** The submissions on disk. Every method throws {@link StoreError} if the disk lets it down. */
export type Store = {
  /** On disk when it returns; `conflict` if the id is taken by another content. */
  insert: (submission: Submission) => 'new' | 'same' | 'conflict';
  /** Every row in the order of arrival. */
  each: () => Iterable<Submission>;
  /** Reads once, to see that reading works. */
  check: () => void;
  close: () => void;
};

const fileName = 'submissions.db';

const schema = `CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
  received_at TEXT NOT NULL, page TEXT, locale TEXT
) STRICT`;

/**
 * Opens the store in a folder, which it creates for its owner alone if it is missing.
 * @throws StoreError if the folder or its database cannot be written.
 */
export function openStore(dataFolder: string): Store {
  return needDisk(
    `Expected a data folder that can be written, got "${dataFolder}" that cannot: check its path and permissions, or set DATA_DIR.`,
    () => {
      mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
      const database = new DatabaseSync(join(dataFolder, fileName), { timeout: 5000 });
      database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF');
      database.exec(`BEGIN IMMEDIATE; ${schema}; COMMIT`);
      return storeOf(database);
    },
  );
}

/**
 * Opens the store of a folder for reading, beside a running server if need be; undefined if the
 * folder holds none.
 * @throws StoreError if it is there and cannot be read.
 */
export function openStoreToRead(dataFolder: string): Pick<Store, 'each' | 'close'> | undefined {
  const path = join(dataFolder, fileName);
  if (!existsSync(path)) return undefined;
  return needDisk(
    `Expected a readable database, got "${path}" that is not: check the file and its permissions.`,
    () => {
      const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
      database.exec('PRAGMA trusted_schema=OFF');
      return readerOf(database);
    },
  );
}

function storeOf(database: DatabaseSync): Store {
  const insert = database.prepare(
    'INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const known = database.prepare('SELECT digest FROM submissions WHERE id = ?');
  const first = database.prepare('SELECT 1 FROM submissions LIMIT 1');
  return {
    ...readerOf(database),
    insert: ({ id, kind, body, digest, receivedAt, page, locale }) =>
      needDisk(
        'Expected to store the submission, but the store refused; nothing was kept: send it again in a minute.',
        () => {
          const text = JSON.stringify(body);
          const { changes } = insert.run(id, kind, text, digest, receivedAt, page, locale);
          if (changes === 1) return 'new';
          return known.get(id)?.['digest'] === digest ? 'same' : 'conflict';
        },
      ),
    check: () => {
      needDisk('Expected to read the store, but it refused: check the disk.', () => first.get());
    },
  };
}

function readerOf(database: DatabaseSync): Pick<Store, 'each' | 'close'> {
  const all = database.prepare(
    'SELECT id, kind, body, digest, received_at AS receivedAt, page, locale FROM submissions ORDER BY rowid',
  );
  return {
    *each() {
      try {
        for (const row of all.iterate()) {
          yield { ...row, body: JSON.parse(String(row['body'])) } as Submission;
        }
      } catch (error) {
        throw new StoreError(
          'Expected to read all rows, but the store refused: check the disk.',
          error,
        );
      }
    },
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}
