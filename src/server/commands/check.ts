import { submissionKinds } from '../../contract/intake.ts';
import type { Findings } from '../store/ownersStore.ts';
import type { Command } from './command.ts';

/** `check`: looks at all of the store, and says what is in it. */
export const check: Command = {
  usage: '',
  about: 'Looks for damage in all of the database, and counts what is in it.',
  options: [],
  async run({ openStore }) {
    const store = await openStore();
    try {
      process.stdout.write(reportOf(await store.look()));
    } finally {
      await store.close();
    }
  },
};

function reportOf({ looked, counts, newest, version }: Findings): string {
  const lines = [
    ...looked,
    ...submissionKinds.map((kind) => [kind, String(counts[kind])] as const),
    ['newest', newest ?? 'none yet'] as const,
    ['schema version', String(version)] as const,
  ];
  return lines.map(([name, value]) => `${name.padEnd(14)}  ${value}\n`).join('');
}
