import { knownBackups } from '../store/backupList.ts';
import { forgetAddress } from '../store/forget.ts';
import type { Command } from './command.ts';
import { forgetEverywhere } from './forgetEverywhere.ts';
import { addressOf } from './rowFilter.ts';
import { countOf } from './writeOut.ts';

/** `erase --email ADDRESS`: what somebody asks for who wants to be forgotten; also while the server runs. */
export const erase: Command = {
  usage: '--email ADDRESS [--mentions]',
  about:
    'Deletes every submission with an address, in any letter case; with --mentions also those that hold it inside a longer text.',
  options: ['email'],
  switches: ['mentions'],
  async run({ folder, options: { email, mentions } }) {
    if (email === undefined) {
      throw new Error(
        'Expected the address of whom to forget, got none: add --email name@example.org.',
      );
    }
    const address = addressOf(email);
    const also = mentions !== undefined;
    const found = await forgetEverywhere(folder, (database) =>
      forgetAddress(database, address, { also }),
    );
    const [{ forgotten } = { forgotten: 0 }, ...copies] = found;
    const inCopies = copies.reduce((sum, copy) => sum + copy.forgotten, 0);
    const left = found.reduce((sum, one) => sum + one.left, 0);
    process.stdout.write(
      [
        `Erased ${countOf(forgotten)}${inCopies > 0 ? `, and ${inCopies} in copies that a restore has kept` : ''}.`,
        ...(left > 0 ? [mentionsLeft(left)] : []),
        ...backupLines(knownBackups(folder)),
        '',
      ].join('\n'),
    );
  },
};

function mentionsLeft(left: number): string {
  return `Left ${countOf(left)} with the address inside a longer text, which may be somebody else's: --mentions erases that too.`;
}

function backupLines(paths: readonly string[]): string[] {
  const rule = 'Backups keep what they hold until you replace or delete them.';
  if (paths.length === 0) return [`${rule} None that was made here is still in its place.`];
  return [`${rule} Made here, and still in their place:`, ...paths.map((path) => `  ${path}`)];
}
