import { routes } from '../../../../site/routes.ts';
import { counted } from '../countWords.ts';
import type { FileStatus, LocaleStatus } from './countStatus.ts';

const listed = new Set<string>(
  routes.filter(({ isUnlisted }) => isUnlisted !== true).map(({ id }) => id),
);

/** Sums of a language in one sentence: pages published, words left, texts stale, of a machine, errors. */
export function summarise({ files }: LocaleStatus): string {
  const pages = files.filter(({ name }) => listed.has(name));
  const published = pages.filter(({ stage }) => stage === 'published').length;
  return `${published} of ${counted(pages.length, 'page')} published; ${describeFile(sumOf(files))}`;
}

/** What is owed of a file, or in all: `12 words left, 3 texts stale, 40 of a machine (2 of them not recorded), 0 errors`. */
export function describeFile({ wordsLeft, stale, machine, unrecorded, errors }: Sum): string {
  const notRecorded =
    unrecorded > 0 ? ` (${unrecorded.toLocaleString('en')} of them not recorded)` : '';
  return [
    `${counted(wordsLeft, 'word')} left`,
    `${counted(stale, 'text')} stale`,
    `${machine.toLocaleString('en')} of a machine${notRecorded}`,
    counted(errors, 'error'),
  ].join(', ');
}

/** Whether somebody has begun a file and owes something of it: what an edit of English brings about. */
export function isOwed({ stage, wordsLeft, stale, errors }: FileStatus): boolean {
  return stage !== 'not begun' && wordsLeft + stale + errors > 0;
}

type Sum = Pick<FileStatus, 'wordsLeft' | 'stale' | 'machine' | 'unrecorded' | 'errors'>;

function sumOf(files: readonly FileStatus[]): Sum {
  const sum = (count: (file: FileStatus) => number) =>
    files.reduce((total, file) => total + count(file), 0);
  return {
    wordsLeft: sum(({ wordsLeft }) => wordsLeft),
    stale: sum(({ stale }) => stale),
    machine: sum(({ machine }) => machine),
    unrecorded: sum(({ unrecorded }) => unrecorded),
    errors: sum(({ errors }) => errors),
  };
}
