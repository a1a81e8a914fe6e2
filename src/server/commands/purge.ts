import { readRetention } from '../readRetention.ts';
import type { Command, Given } from './command.ts';
import { forgottenIn } from './forgottenIn.ts';
import { momentOf } from './moment.ts';

/** `purge`: deletes what came before a day; also while the server runs. */
export const purge: Command = {
  usage: '[--before DATE]',
  about:
    'Deletes every submission that came before a day; without one, those that are older than RETENTION_DAYS.',
  options: ['before'],
  async run({ openStore, options, environment }) {
    const before = boundOf(options, environment);
    const store = await openStore();
    try {
      const forgotten = await store.purge(before);
      process.stdout.write(
        [
          `Purged ${forgottenIn(forgotten, ` from before ${before}`)}.`,
          ...forgotten.remains,
          '',
        ].join('\n'),
      );
    } finally {
      await store.close();
    }
  },
};

function boundOf({ before }: Given['options'], environment: NodeJS.ProcessEnv): string {
  if (before !== undefined) return momentOf('before', before);
  const { before: oldest } = readRetention(environment);
  if (oldest !== undefined) return oldest();
  throw new Error(
    'Expected a day before which to delete, got none, and RETENTION_DAYS keeps for ever: add --before 2026-01-31.',
  );
}
