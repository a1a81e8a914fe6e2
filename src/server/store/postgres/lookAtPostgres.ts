import { submissionKinds } from '../../../contract/intake.ts';
import type { Findings } from '../ownersStore.ts';
import { rowOf } from '../rowOf.ts';
import { digestOf } from '../submission.ts';
import type { Connections } from './connections.ts';
import { versionIn } from './migratePostgres.ts';
import { readAll } from './readAll.ts';

/**
 * Reads every row again, and compares its digest with its content. What else may be damaged is for the
 * database to find: checksums of its pages, `pg_amcheck`.
 * @throws Error with a sentence if the content of a row is not what came.
 */
export function lookAtPostgres({ transaction }: Connections): Promise<Findings> {
  return transaction(async (ask) => {
    const [server] = await ask<{ version: string; ssl: boolean | null; isStandby: boolean }>(about);
    const counts = Object.fromEntries(submissionKinds.map((kind) => [kind, 0]));
    let [wrong, newest] = [0, ''];
    for await (const row of readAll(ask, 'SELECT * FROM submissions')) {
      counts[String(row['kind'])] = (counts[String(row['kind'])] ?? 0) + 1;
      if (String(row['received_at']) > newest) newest = String(row['received_at']);
      if (!isAsItCame(row)) wrong += 1;
    }
    if (wrong > 0) {
      throw new Error(
        `Expected every submission to have the digest of its content, got ${wrong} without: look what has changed them, and restore a backup of the database.`,
      );
    }
    const way = server?.ssl ? 'with TLS' : 'without TLS';
    return {
      looked: [
        ['connection', `PostgreSQL ${server?.version}, ${way}`],
        ['takes rows', server?.isStandby ? 'no, it is a standby or read-only' : 'yes'],
        ['digests', 'each is that of its content'],
      ],
      counts: counts as Findings['counts'],
      newest: newest === '' ? undefined : newest,
      version: await versionIn(ask),
    };
  });
}

const about = `SELECT current_setting('server_version') AS version,
  pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isStandby",
  (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS ssl`;

function isAsItCame(found: Record<string, unknown>): boolean {
  try {
    const { kind, body, digest } = rowOf(found);
    return digestOf(kind, body) === digest;
  } catch {
    return false;
  }
}
