import type { Defect } from './defect.ts';
import type { FailedTest } from './failedTests.ts';

/** The file of the report, beside those of the audit, with a line of JSON for each defect that was tried. */
export const scoreFile = 'score.jsonl';

/** A defect that was tried, as `npm run score` keeps it. */
export type TriedDefect = Defect & {
  outcome: 'caught' | 'survived';
  /** The tests that noticed it, in the round in which the first one did. */
  caughtBy: readonly FailedTest[];
  /** The day, as YYYY-MM-DD, and the commit whose tests were asked; null outside git. */
  tried: string;
  commit: string | null;
};

/** The lines of that file. */
export function parseTried(text = ''): TriedDefect[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TriedDefect);
}

/** What is left of results without tests that have shown nothing; who has no other was not tried. */
export function withoutUnsound<Tried extends Pick<TriedDefect, 'outcome' | 'caughtBy'>>(
  tried: readonly Tried[],
  unsound: readonly FailedTest[],
): Tried[] {
  const isSound = ({ file, title }: FailedTest): boolean =>
    !unsound.some((one) => one.file === file && one.title === title);
  return tried
    .map((one) => ({ ...one, caughtBy: one.caughtBy.filter(isSound) }))
    .filter(({ outcome, caughtBy }) => outcome === 'survived' || caughtBy.length > 0);
}

/** Those tried before that are still the defects there are: the same text in the same place. */
export function stillTried(
  before: readonly TriedDefect[],
  defects: readonly Defect[],
): TriedDefect[] {
  return before.filter((one) =>
    defects.some(
      (defect) =>
        defect.name === one.name &&
        defect.file === one.file &&
        defect.original === one.original &&
        defect.replacement === one.replacement &&
        defect.criteria.join() === one.criteria.join(),
    ),
  );
}

/** What was tried, each defect as it was tried last, in the order in which they are written down. */
export function inOrder(tried: readonly TriedDefect[], defects: readonly Defect[]): TriedDefect[] {
  return defects.flatMap(({ name }) => tried.findLast((one) => one.name === name) ?? []);
}

/** How many were tried and caught, of how many there are, in a sentence; then the survivors by name. */
export function scoreOf(
  tried: readonly Pick<TriedDefect, 'name' | 'outcome'>[],
  planted: number,
): string {
  const survivors = tried.filter(({ outcome }) => outcome === 'survived');
  const caught = tried.length - survivors.length;
  const share = tried.length === 0 ? '' : ` (${((100 * caught) / tried.length).toFixed(1)} %)`;
  return [
    `${tried.length} of ${planted} defects tried, ${caught} caught${share}.`,
    ...survivors.map(({ name }) => `survived: ${name}`),
  ].join('\n');
}
