import { defects as allDefects, type Defect } from '../score/defect.ts';
import { survivorReasons } from '../score/survivorReasons.ts';
import { parseTried, stillTried } from '../score/triedDefect.ts';
import { buildFile } from '../score/runRound.ts';
import type { TestResult } from './readTestResults.ts';
import type { CaughtDefect } from './statusOf.ts';

/** What came of the defects planted by hand: those that a test caught, and why others are left. */
export type Score = {
  defects: readonly CaughtDefect[];
  /** Names of those that no test noticed, with the reason why that is left so. */
  survivors: readonly { name: string; reason: string }[];
  /** How many are not tried as they are now, or were caught by a test that is gone: they wait for the next score. */
  waiting: number;
  problems: readonly string[];
};

/**
 * Joins what `npm run score` has written with the tests there are now. A result counts for as long as
 * the defect is the same and a test that caught it is still there; whether that still would, the next
 * score says.
 * @param written the committed file of the score; undefined if there is none.
 * @returns with problems, in sentences: which defects survive without a reason.
 */
export function caughtDefects(
  written: string | undefined,
  results: readonly TestResult[],
  planted: readonly Defect[] = allDefects,
  reasons: Readonly<Record<string, string>> = survivorReasons,
): Score {
  const tried = stillTried(parseTried(written), planted);
  const known = new Map(results.map((one) => [`${one.file}: ${one.title}`, one]));
  const defects = tried
    .filter(({ outcome }) => outcome === 'caught')
    .map(({ name, criteria, kinds, file, caughtBy, tried: date }): CaughtDefect => {
      const by = caughtBy
        .map((one) => ({ source: `${one.file}: ${one.title}`, isBuild: one.file === buildFile }))
        .filter(({ source, isBuild }) => isBuild || known.has(source))
        .map(({ source }) => ({ source, requirements: known.get(source)?.tags ?? [] }));
      return { name, criteria, kinds, file, date, caughtBy: by };
    })
    .filter(({ caughtBy }) => caughtBy.length > 0);
  const survived = tried.filter(({ outcome }) => outcome === 'survived').map(({ name }) => name);
  return {
    defects,
    survivors: survived.map((name) => ({ name, reason: reasons[name] ?? '' })),
    waiting: planted.length - defects.length - survived.length,
    problems: survived
      .filter((name) => reasons[name] === undefined)
      .map(
        (name) =>
          `No test notices the planted defect "${name}": write one, or the reason why that is left so into survivors.json.`,
      ),
  };
}
