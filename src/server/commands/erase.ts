import type { Command } from './command.ts';
import { forgottenIn } from './forgottenIn.ts';
import { addressOf } from './rowFilter.ts';
import { countOf } from './writeOut.ts';

/** `erase --email ADDRESS`: what somebody asks for who wants to be forgotten; also while the server runs. */
export const erase: Command = {
  usage: '--email ADDRESS [--mentions]',
  about:
    'Deletes every submission with an address, in any letter case; with --mentions also those that hold it inside a longer text.',
  options: ['email'],
  switches: ['mentions'],
  async run({ openStore, options: { email, mentions } }) {
    if (email === undefined) {
      throw new Error(
        'Expected the address of whom to forget, got none: add --email name@example.org.',
      );
    }
    const address = addressOf(email);
    const store = await openStore();
    try {
      const { left, ...forgotten } = await store.erase(address, { also: mentions !== undefined });
      process.stdout.write(
        [
          `Erased ${forgottenIn(forgotten)}.`,
          ...(left > 0 ? [mentionsLeft(left)] : []),
          ...forgotten.remains,
          '',
        ].join('\n'),
      );
    } finally {
      await store.close();
    }
  },
};

function mentionsLeft(left: number): string {
  return `Left ${countOf(left)} with the address inside a longer text, which may be somebody else's: --mentions erases that too.`;
}
