import { rm } from 'node:fs/promises';
import { lastCommit } from '../../project/repository.ts';
import type { Criterion } from '../report/criteria.ts';
import { checksFor } from './checksFor.ts';
import { copyToBreak } from './copyToBreak.ts';
import { defects, type Defect } from './defect.ts';
import type { FailedTest } from './failedTests.ts';
import { runBuild } from './runTests.ts';
import { inOrder, stillTried, withoutUnsound, type TriedDefect } from './triedDefect.ts';
import { knownTests, whoNotices, whoNoticesNothing } from './whoNotices.ts';

/** How many defects are tried at the same time, each in a copy of its own. */
const workers = 3;

type Options = {
  wanted: readonly Defect[];
  /** What was tried before; what is still the same defect is not tried again. */
  before: readonly TriedDefect[];
  /** Called with each that has been tried. */
  keep: (tried: TriedDefect) => Promise<void>;
  say: (line: string) => void;
};

/**
 * Tries the defects planted by hand: lets the tests of `npm test` look for each that it concerns, and in
 * the end all of them, until one fails.
 * @returns all that count, in the order of the defects, and the tests that also fail where nothing is lost.
 */
export async function scoreByHand({
  wanted,
  before,
  keep,
  say,
}: Options): Promise<{ tried: TriedDefect[]; unsound: FailedTest[] }> {
  const ended = stillTried(before, defects);
  const known = await knownTests();
  const waiting = wanted
    .filter(({ name }) => !ended.some((one) => one.name === name))
    .toSorted((one, other) => urgency(other, known.criteria) - urgency(one, known.criteria));
  const commit = await lastCommit();
  const copies = await Promise.all(Array.from({ length: workers }, copyToBreak));
  const work = async (copy: string): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const caughtBy = await whoNotices(copy, next, checksFor(next, known));
      const outcome = caughtBy.length > 0 ? ('caught' as const) : ('survived' as const);
      const tried = new Date().toISOString().slice(0, 10);
      const one: TriedDefect = { ...next, outcome, caughtBy, tried, commit };
      ended.push(one);
      await keep(one);
      const [first] = caughtBy;
      say(`${outcome.padEnd(9)} ${one.name}${first ? ` (${first.file}: ${first.title})` : ''}`);
    }
  };
  try {
    // Some tests read what each build writes.
    await Promise.all(copies.map(runBuild));
    await Promise.all(copies.map(work));
    const all = inOrder(ended, defects);
    const [copy = ''] = copies;
    const unsound = await whoNoticesNothing(
      copy,
      all.flatMap(({ caughtBy }) => caughtBy),
    );
    return { tried: withoutUnsound(all, unsound), unsound };
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
}

/** Those first for which the status of a criterion waits, then others of criteria that a machine decides. */
function urgency({ criteria: own }: Defect, criteria: readonly Criterion[]): number {
  const decided = criteria.filter(
    ({ number, decidable }) => decidable === 'machine' && own.includes(number),
  );
  if (decided.length === 0) return 0;
  return decided.some(({ missing }) => missing.length === 0) ? 2 : 1;
}
