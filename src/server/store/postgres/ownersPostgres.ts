import { newestVersion } from '../migrations.ts';
import { hasAddress, ownersRow } from '../ownersRow.ts';
import type { OwnersStore, RowFilter } from '../ownersStore.ts';
import { refuseLaterVersion } from '../refuseLaterVersion.ts';
import { connectionsTo, type Connections } from './connections.ts';
import { eraseInPostgres } from './eraseInPostgres.ts';
import { forgetOldRows, vacuum } from './forgetInPostgres.ts';
import { lookAtPostgres } from './lookAtPostgres.ts';
import { versionIn } from './migratePostgres.ts';
import { readAll } from './readAll.ts';
import { troubleOf } from './troubleOf.ts';

/**
 * Opens the store in a PostgreSQL database for its owner, beside servers that use it.
 * @throws Error with a sentence if it cannot be reached, holds no submissions, or is of a later program.
 */
export async function ownersPostgres(url: string): Promise<OwnersStore> {
  const connections = connectionsTo(url, { isPatient: true });
  try {
    const version = await versionIn(connections.ask);
    if (version === 0) throw new Error('there are no submissions in it');
    refuseLaterVersion(version, newestVersion);
  } catch (error) {
    await connections.end();
    throw new Error(
      `Expected DATABASE_URL to lead to a database with submissions, but ${troubleOf(error).reason}: set it as the server has it.`,
      { cause: error },
    );
  }
  return {
    rows: (filter, order) => rowsOf(connections, filter, order === 'newest first' ? 'DESC' : 'ASC'),
    async fields() {
      const names = new Set<string>();
      for await (const { body } of rowsOf(connections, all, 'ASC')) {
        for (const name of Object.keys(body)) names.add(name);
      }
      return [...names];
    },
    look: () => lookAtPostgres(connections),
    async erase(address, options) {
      const found = await eraseInPostgres(connections, address, options);
      return { ...found, inCopies: 0, remains: keptAfter(await vacuum(connections)) };
    },
    async purge(before) {
      const forgotten = await forgetOldRows(connections, before);
      return { forgotten, inCopies: 0, remains: keptAfter(await vacuum(connections)) };
    },
    close: connections.end,
  };
}

const all: RowFilter = { since: '', until: '~', kind: null, address: undefined };

async function* rowsOf(
  { session }: Connections,
  filter: RowFilter,
  direction: 'ASC' | 'DESC',
): AsyncGenerator<ReturnType<typeof ownersRow>> {
  const { ask, close } = await session();
  try {
    await ask('BEGIN READ ONLY');
    const isMeant = hasAddress(filter);
    const sql = `SELECT * FROM submissions WHERE received_at >= $1 AND received_at < $2
      AND kind = coalesce($3, kind) ORDER BY place ${direction}`;
    for await (const row of readAll(ask, sql, [filter.since, filter.until, filter.kind])) {
      if (isMeant(row)) yield ownersRow(row);
    }
  } finally {
    close();
  }
}

/** Where what was deleted is until something else has its place. */
function keptAfter(isVacuumed: boolean): string[] {
  const again = isVacuumed
    ? 'while a transaction that began before goes on, such as an export: give the command again after it'
    : 'since something has a table locked: give the command again in a minute';
  return [
    'PostgreSQL keeps what was deleted for a while:',
    `  the rows, ${again};`,
    '  their bytes in free space of its files, until that is used: VACUUM FULL submissions, outbox, mails; takes them out at once, and keeps all waiting meanwhile;',
    '  its log (WAL) and what is made of it, archives and standbys, until these are recycled.',
    'Backups keep what they hold until you replace or delete them.',
  ];
}
