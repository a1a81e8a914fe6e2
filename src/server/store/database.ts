import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { allOrNothing } from './allOrNothing.ts';
import { databasePath, ownNames } from './dataFiles.ts';
import { emptyLog } from './emptyLog.ts';
import { forgetOld, forgetRows, type OldRows } from './forget.ts';
import { holdFolder } from './holdFolder.ts';
import { mailShareOf, type MailShare } from './mailShare.ts';
import { makePrivate } from './makePrivate.ts';
import { migrate, versionOf } from './migrations.ts';
import type { Channel } from './notice.ts';
import { outboxOf, type Outbox } from './outbox.ts';
import { rowOf } from './rowOf.ts';
import type { Outcome } from './store.ts';
import type { Submission } from './submission.ts';

/** The database of a data folder, which waits for the disk: what uses it belongs in a thread of its own. */
export type Database = {
  /** Stores all rows with one sync of the disk, or none; the outcome of each, in their order. */
  insert: (rows: readonly Submission[]) => Outcome[];
  /** The outcome of a row whose id is there already; undefined if it is not. */
  find: (row: Submission) => Outcome | undefined;
  /** The row of an id; undefined if there is none. */
  get: (id: string) => Submission | undefined;
  /** Writes down when a row was confirmed, unless it was before or is gone. */
  confirm: (id: string, at: string) => void;
  /** Deletes a row, and everything that belongs to it. */
  remove: (id: string) => void;
  /** At most so many rows behind a place, in the order of arrival, and the place behind them. */
  read: (after: number, count: number) => { rows: Submission[]; last: number };
  /** Throws unless a row could be stored now, in the file that has its name, and be found again. */
  check: () => void;
  /** Deletes what is too old, a bite at a time; see there. */
  forgetOld: (bite: OldRows) => ReturnType<typeof forgetOld>;
  /** Leaves nothing of what is deleted in the log; false if others read from it. */
  emptyLog: () => boolean;
  close: () => void;
};

/** A database that a server writes to: what it adds is added to the outbox, too. */
export type OpenedDatabase = Database & { outbox: Outbox; mailShare: MailShare };

/** Milliseconds after which somebody who asks has the whole database looked at for damage again. */
const lookEvery = 60_000;

/** Milliseconds to wait for who has locked the database, such as a backup. */
const patience = 5_000;

/** Earlier ones can damage a database with a write-ahead log when it is begun anew. */
const oldestSqlite = '3.51.3';

/**
 * Opens the database of a folder, for this process alone; folder and files are its owner's alone.
 * @param channels on which the owner is told of new rows; without one nobody is.
 * @throws Error that says why it cannot be used: another server has it, it is damaged or of a later
 *   program, or the disk refuses.
 */
export function openDatabase(
  dataFolder: string,
  channels: readonly Channel[] = [],
): OpenedDatabase {
  refuseOldSqlite(process.versions['sqlite']);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  closeToOthers(dataFolder);
  const lock = holdFolder(dataFolder);
  try {
    const path = databasePath(dataFolder);
    makePrivate(path);
    for (const beside of [`${path}-wal`, `${path}-shm`]) {
      if (existsSync(beside)) chmodSync(beside, 0o600);
    }
    const database = new DatabaseSync(path, { timeout: patience });
    try {
      database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF');
      // What is deleted is overwritten.
      database.exec('PRAGMA secure_delete=ON');
      refuseDamaged(database);
      migrate(database);
      const outbox = outboxOf(database, channels);
      const opened = databaseOf(database, path, () => lock.close(), outbox);
      return { ...opened, outbox, mailShare: mailShareOf(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Opens the database of a folder for reading, beside a running server if need be.
 * @throws Error if there is none, or if it cannot be read.
 */
export function openDatabaseToRead(dataFolder: string): Database {
  const path = databasePath(dataFolder);
  if (!existsSync(path)) throw new Error('there is none');
  const database = new DatabaseSync(path, { readOnly: true, timeout: patience });
  database.exec('PRAGMA trusted_schema=OFF');
  return databaseOf(database, path, () => undefined);
}

/** @param outbox is told of each row that comes, in its transaction. */
function databaseOf(
  database: DatabaseSync,
  path: string,
  letGo: () => void,
  outbox?: Pick<Outbox, 'add' | 'addAgain'>,
): Database {
  const { ino } = statSync(path);
  let lookedAt = Date.now();
  // Not before it is needed: who only reads may have a database of an earlier program.
  let add: StatementSync | undefined;
  const known = database.prepare('SELECT digest FROM submissions WHERE id = ?');
  const one = database.prepare('SELECT * FROM submissions WHERE id = ?');
  const some = database.prepare(
    'SELECT rowid AS place, * FROM submissions WHERE rowid > ? ORDER BY rowid LIMIT ?',
  );
  const find = ({ id, digest }: Submission): Outcome | undefined => {
    const found = known.get(id);
    if (found === undefined) return undefined;
    return found['digest'] === digest ? 'same' : 'conflict';
  };
  const insertOne = (row: Submission): Outcome => {
    const { id, kind, digest, receivedAt, page, locale, policy } = row;
    const text = JSON.stringify(row.body);
    add ??= database.prepare(
      'INSERT INTO submissions (id, kind, body, digest, received_at, page, locale, policy) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    );
    const { changes } = add.run(id, kind, text, digest, receivedAt, page, locale, policy);
    if (changes === 1) {
      outbox?.add(row);
      return 'new';
    }
    const outcome = find(row) ?? 'conflict';
    if (outcome === 'same') outbox?.addAgain(row);
    return outcome;
  };
  return {
    insert: (rows) => allOrNothing(database, () => rows.map(insertOne)),
    find,
    get(id) {
      const found = one.get(id);
      return found && rowOf(found);
    },
    confirm(id, at) {
      const sql = 'UPDATE submissions SET confirmed_at = ? WHERE id = ? AND confirmed_at IS NULL';
      database.prepare(sql).run(at, id);
    },
    remove(id) {
      allOrNothing(database, () => forgetRows(database, [id]));
      // Where others read just now, the purge of the day does it.
      emptyLog(database);
    },
    read(after, count) {
      const found = some.all(after, count);
      const rows = found.map(({ place: _place, ...row }) => rowOf(row));
      return { rows, last: Number(found.at(-1)?.['place'] ?? after) };
    },
    check() {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) {
        throw new Error('the file of the database has been taken away or replaced');
      }
      if (Date.now() - lookedAt > lookEvery) {
        // By a reader of its own: this one knows by heart what it has read before.
        const reader = new DatabaseSync(path, { readOnly: true, timeout: patience });
        try {
          refuseDamaged(reader);
        } finally {
          reader.close();
        }
        lookedAt = Date.now();
      }
      // To the disk and back, without a row that is no submission.
      allOrNothing(database, () => database.exec(`PRAGMA user_version=${versionOf(database)}`));
    },
    forgetOld: (bite) => forgetOld(database, bite),
    emptyLog: () => emptyLog(database),
    close() {
      database.close();
      letGo();
    },
  };
}

/**
 * Makes a folder its owner's alone.
 * @throws Error if others may look into it and something else is in it, which they may need.
 */
function closeToOthers(folder: string): void {
  const mode = statSync(folder).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  const other = readdirSync(folder).find((name) => !ownNames.test(name));
  if (other !== undefined) {
    throw new Error(
      `others may look into it (its mode is ${mode.toString(8)}), and "${other}" in it is not ours: run \`chmod 700\` on it, or choose another`,
    );
  }
  chmodSync(folder, 0o700);
}

function refuseOldSqlite(version = 'none'): void {
  if (version !== 'none' && version.localeCompare(oldestSqlite, 'en', { numeric: true }) >= 0)
    return;
  throw new Error(
    `SQLite ${oldestSqlite} or later is needed, and this Node has ${version}: use the Node of package.json`,
  );
}

function refuseDamaged(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') {
    throw new Error(`the database is damaged (${String(found)}): put a backup in its place`);
  }
}
