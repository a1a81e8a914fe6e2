import { rowOf } from '../rowOf.ts';
import type { Store } from '../store.ts';
import type { Connections } from './connections.ts';

/** Rows that are read at a time. */
const together = 500;

/** The half of a store that finds, reads and changes single rows, and says whether one could be stored. */
export function postgresRows({
  ask,
}: Connections): Pick<Store, 'find' | 'get' | 'confirm' | 'remove' | 'each' | 'check'> {
  return {
    async find({ id, digest }) {
      const [found] = await ask<{ digest: string }>(digestOf, [id]);
      return found && (found.digest === digest ? 'same' : 'conflict');
    },
    async get(id) {
      const [found] = await ask<Record<string, unknown>>(one, [id]);
      return found && rowOf(found);
    },
    confirm: async (id, at) => void (await ask(confirm, [at, id])),
    // What belongs to it goes with it, by its key.
    remove: async (id) => void (await ask(remove, [id])),
    // What another instance is about to commit may have a place before one that was read, and is left out.
    async *each() {
      for (let last = '0'; ;) {
        const found = await ask<Record<string, unknown>>(some, [last, together]);
        if (found.length === 0) return;
        last = String(found.at(-1)?.['place']);
        yield* found.map(({ place: _place, ...row }) => rowOf(row));
      }
    },
    check: async () => void (await ask(check)),
  };
}

/** All columns by their names, so that a prepared statement outlives a step that adds one. */
const columns = 'id, kind, body, digest, received_at, page, locale, policy, confirmed_at';

const digestOf = { name: 'digest', text: 'SELECT digest FROM submissions WHERE id = $1' };

const one = { name: 'row', text: `SELECT ${columns} FROM submissions WHERE id = $1` };

const confirm = {
  name: 'confirm',
  text: 'UPDATE submissions SET confirmed_at = $1 WHERE id = $2 AND confirmed_at IS NULL',
};

const remove = { name: 'remove', text: 'DELETE FROM submissions WHERE id = $1' };

const some = {
  name: 'rows',
  text: `SELECT place, ${columns} FROM submissions WHERE place > $1 ORDER BY place LIMIT $2`,
};

// Locking a row is written to the log and synced, and a standby refuses it.
const check = { name: 'check', text: 'SELECT version FROM schema_version FOR UPDATE' };
