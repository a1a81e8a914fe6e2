import { readDatabaseUrl } from '../readDatabaseUrl.ts';
import { migrate } from '../store/migrations.ts';
import { openBeside } from '../store/openBeside.ts';
import type { Moved } from '../store/postgres/moveAll.ts';
import type { Command } from './command.ts';
import { holdStopped } from './holdStopped.ts';
import { countOf } from './writeOut.ts';

/** `move`: what one server has stored in a folder goes to the database that several share. */
export const move: Command = {
  usage: '',
  about:
    'Copies all submissions from DATA_DIR to the database of DATABASE_URL, and compares them. Stop the server first; it may be broken off and given again.',
  options: [],
  async run({ folder, environment }) {
    const url = readDatabaseUrl(environment);
    if (url === undefined) {
      throw new Error(
        'Expected DATABASE_URL to lead to the database to move to, got none; nothing was moved: set it.',
      );
    }
    const database = openBeside(folder, { readOnly: false });
    try {
      const hold = holdStopped(folder, 'move');
      try {
        migrate(database);
        const { moveAll } = await import('../store/postgres/moveAll.ts');
        report(await moveAll(database, url));
      } finally {
        hold.close();
      }
    } finally {
      database.close();
    }
  },
};

/** @throws Error with a sentence if not all is there as it is here. */
function report({ count, added, missing, other }: Moved): void {
  const equal = count - missing.length - other.length;
  process.stdout.write(
    `Moved ${countOf(added)}; ${count - added} were there already.\nCompared ${countOf(count)}: ${equal} are there with the same digest.\n`,
  );
  if (other.length > 0) {
    throw new Error(
      `Expected each submission to be the same in both, but ${other.length} of another content have its id in the database of DATABASE_URL, and were left as they are: ${named(other)}. Export both, see which is right, and delete the other.`,
    );
  }
  if (missing.length > 0) {
    throw new Error(
      `Expected all submissions to be there now, but ${missing.length} were deleted meanwhile: ${named(missing)}. Stop what deletes them, or move again.`,
    );
  }
  process.stdout.write(
    'What is in DATA_DIR is as it was. Start the servers with DATABASE_URL; then delete "submissions.db" and all files whose names begin so, and backups of it: what is erased from now on is still in them.\n',
  );
}

/** Ids hold nothing of a person: they are random, or made of a digest. */
function named(ids: readonly string[]): string {
  const [most, rest] = [ids.slice(0, 20), ids.length - 20];
  return most.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
