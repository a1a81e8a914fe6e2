import { setTimeout } from 'node:timers/promises';
import { groupCommit } from '../groupCommit.ts';
import type { Channel } from '../notice.ts';
import type { OutboxStore, Outcome } from '../store.ts';
import { StoreError } from '../storeError.ts';
import type { Submission } from '../submission.ts';
import { connectionsTo, type Connections } from './connections.ts';
import { distrustAfterFull } from './distrustAfterFull.ts';
import { durability } from './durability.ts';
import { forgetOldRows, vacuum } from './forgetInPostgres.ts';
import { insertRows } from './insertRows.ts';
import { makeDue } from './outboxStatements.ts';
import { migratePostgres } from './migratePostgres.ts';
import { postgresMailShare } from './postgresMailShare.ts';
import { postgresOutbox } from './postgresOutbox.ts';
import { postgresRows } from './postgresRows.ts';
import { readyFirst } from './readyFirst.ts';
import { sayingWhy } from './sayingWhy.ts';
import { isWorthAnotherTry, troubleOf } from './troubleOf.ts';

/** Milliseconds that what is under way has when the store is closed. */
const grace = 3_000;

/** How often a batch is begun anew whose rows another instance was changing. */
const tries = 5;

/**
 * Opens the store in a PostgreSQL database that several instances may share. Where it cannot be reached the
 * store is opened all the same: it rejects until the database answers, and takes the steps to its version
 * then. If the connection is lost as a commit is answered, `insert` rejects although the row may be stored:
 * sent again it has the same id, so that it is stored once.
 * @param url its address, such as `postgresql://user:password@host/name?sslmode=verify-full`.
 * @param channels on which the owner is told of what it stores; without one nobody is.
 * @param warn is told in a sentence that the database cannot be reached.
 * @throws StoreError that says why, if the database answers that it cannot be used so.
 */
export async function openPostgres(
  url: string,
  channels: readonly Channel[] = [],
  warn: (sentence: string) => void = () => undefined,
): Promise<OutboxStore> {
  const hasty = connectionsTo(url, { isPatient: false });
  const patient = connectionsTo(url, { isPatient: true });
  const { ready, connections } = readyFirst(hasty, async () => {
    await migratePostgres(patient);
    await hasty.ask(makeDue);
  });
  const end = async () => void (await Promise.all([hasty.end(), patient.end()]));
  await ready().catch(async (error: unknown) => {
    const { reason, isAway } = troubleOf(error);
    if (isAway) return warn(awayAtStart(reason));
    await end();
    throw new StoreError(unusable(reason), error);
  });
  const outbox = postgresOutbox(connections);
  const room = distrustAfterFull();
  const group = groupCommit((rows) => room.watch(() => storeBatch(connections, rows, channels)));
  const rows = postgresRows(connections);
  return sayingWhy({
    ...{ ...rows, ...postgresMailShare(connections), ...outbox, insert: group.insert },
    async check() {
      room.check();
      await rows.check();
    },
    async purge(before) {
      await forgetOldRows(connections, before);
      return { isTraceless: await vacuum(patient) };
    },
    async close() {
      await group.end();
      // Otherwise it is others' once its lease has ended.
      await outbox.letGo().catch(() => undefined);
      // A stop does not wait for a table to be cleaned.
      await Promise.race([end(), setTimeout(grace, undefined, { ref: false })]);
    },
  });
}

/** Stores a batch, from the beginning again if another instance was changing the same rows. */
async function storeBatch(
  { transaction }: Connections,
  rows: readonly Submission[],
  channels: readonly Channel[],
): Promise<Outcome[]> {
  for (let left = tries; ; left -= 1) {
    try {
      return await transaction((ask) => insertRows(ask, rows, channels), durability.synced);
    } catch (error) {
      if (left <= 1 || !isWorthAnotherTry(error)) throw error;
    }
  }
}

function awayAtStart(reason: string): string {
  return `Warning: the database of DATABASE_URL does not take submissions now, because ${reason}: pages are served meanwhile, and submissions once it does.`;
}

function unusable(reason: string): string {
  const hint = ': correct its user, password, host, name or sslmode, or what the database allows';
  // Where something else is to be done the reason says what.
  return `Expected DATABASE_URL to lead to a database that can be used, but ${reason}${reason.includes(': ') ? '' : hint}.`;
}
