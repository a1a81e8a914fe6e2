import { counted } from '../countWords.ts';
import type { FileStatus, LocaleStatus } from './countStatus.ts';
import { describeWaiting } from './describeWaiting.ts';
import { firstToDo, rule } from './firstToDo.ts';
import { isOwed, summarise } from './summarise.ts';

const columns = ['', 'stage', 'words left', 'stale', 'machine', 'errors'] as const;

/**
 * What languages have and owe, as text: sums of each, a table of its files, and what to do
 * first.
 * @param isWhole whether the table has every file, or those begun of which something is owed.
 */
export function describeStatus(locales: readonly LocaleStatus[], isWhole: boolean): string {
  if (locales.length === 0) {
    return 'There is no translation yet. `npm run i18n -- new <code>` begins one.';
  }
  const parts = locales.map((status) => {
    const files = status.files.filter((file) => isWhole || isOwed(file));
    const first = firstToDo(status).map(
      ({ name, wordsToDo }) => `${name} (${counted(wordsToDo, 'word')})`,
    );
    return [
      `${status.locale}, ${status.name}: ${summarise(status)}.`,
      ...(files.length === 0 ? ['  Nothing is owed of what has been begun.'] : table(files)),
      ...describeWaiting(status),
      ...describeUnrecorded(status),
      first.length === 0 ? '  Every page is done.' : `  First: ${first.join(', ')}.`,
    ].join('\n');
  });
  return `${parts.join('\n\n')}\n\nThe order of the first: ${rule}.`;
}

/** Who has just written a text would look for the machine in vain. */
function describeUnrecorded({ locale, files }: LocaleStatus): string[] {
  const count = files.reduce((sum, { unrecorded }) => sum + unrecorded, 0);
  if (count === 0) return [];
  return [
    `  Of nobody knows whom, so counted as of a machine: ${counted(count, 'text')} not recorded. ` +
      `\`npm run i18n -- record ${locale}\` says that a person made them, with --machine a machine.`,
  ];
}

function table(files: readonly FileStatus[]): string[] {
  const rows = files.map(({ name, stage, wordsLeft, stale, machine, errors }) => [
    name,
    stage,
    ...[wordsLeft, stale, machine, errors].map(String),
  ]);
  const all = [[...columns], ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < 2 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${cells.join('  ')}`;
  });
}
