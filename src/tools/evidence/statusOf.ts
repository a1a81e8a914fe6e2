import type { Status } from '../../delivery/reportFacts.ts';
import type { Criterion } from '../report/criteria.ts';

/** What a person has found by hand, and for how long it counts. */
export type ManualRecord = {
  id: string;
  criteria: readonly string[];
  verdict: Exclude<Status, 'not-evaluated'>;
  /** The last day on which it counts, as YYYY-MM-DD. */
  validUntil: string;
};

/** A fault that was planted, what it takes from visitors, and the tests that caught it. */
export type CaughtDefect = {
  name: string;
  criteria: readonly string[];
  /** Of each criterion that a machine decides, which kind of fault it is. */
  kinds: Readonly<Record<string, string>>;
  /** Where it was planted. */
  file: string;
  /** The day on which it was caught, as YYYY-MM-DD. */
  date: string;
  /** Each test by file and title, with the requirements that it carries. */
  caughtBy: readonly { source: string; requirements: readonly string[] }[];
};

/** How many kinds of fault the checks of a criterion have to have caught. */
export const kindsToSupport = 3;

/** All that is known when a status is asked for. */
export type Known = {
  /** Ids of the requirements all of whose tests passed, and of those with one that failed. */
  passed: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  /** Criteria that something found on a page violates. */
  violated: ReadonlySet<string>;
  /** The criteria that a requirement serves. */
  criteriaOf: (requirement: string) => readonly string[];
  manual: readonly ManualRecord[];
  defects: readonly CaughtDefect[];
  /** Today, as YYYY-MM-DD. */
  today: string;
};

/**
 * The status of a criterion, which nobody types: a failed check fails it; else a person's record
 * that still counts decides; else a machine, where it can decide all that the criterion asks and has
 * caught planted defects of it, of three kinds, by the very checks it rests on; else a premise that is shown. What is
 * left has not been evaluated, however much was seen.
 */
export function statusOf(criterion: Criterion, known: Known): Status {
  const { number, decidable, needs, missing } = criterion;
  const isFailed = [...known.failed].some((id) => known.criteriaOf(id).includes(number));
  if (isFailed || known.violated.has(number)) return 'fails';
  const verdict = verdictOf(criterion, known);
  if (verdict !== undefined) return verdict;
  const isShown =
    needs.length > 0 && missing.length === 0 && needs.every((id) => known.passed.has(id));
  if (!isShown) return 'not-evaluated';
  if (decidable === 'premise') return 'not-applicable';
  const isTried = kindsCaught(criterion, known.defects).length >= kindsToSupport;
  return decidable === 'machine' && isTried ? 'supports' : 'not-evaluated';
}

/** The kinds of fault of a criterion of which a test that it rests on has caught one. */
export function kindsCaught(
  { number, needs }: Pick<Criterion, 'number' | 'needs'>,
  defects: readonly CaughtDefect[],
): string[] {
  const caught = defects.filter(({ caughtBy }) =>
    caughtBy.some(({ requirements }) => requirements.some((id) => needs.includes(id))),
  );
  return [...new Set(caught.flatMap(({ kinds }) => kinds[number] ?? []))].toSorted();
}

/** The worst verdict of the records that still count. */
function verdictOf({ number }: Criterion, { manual, today }: Known): Status | undefined {
  const verdicts = manual
    .filter(({ criteria, validUntil }) => criteria.includes(number) && today <= validUntil)
    .map(({ verdict }) => verdict);
  const order = ['fails', 'partly', 'supports', 'not-applicable'] as const;
  return order.find((verdict) => verdicts.includes(verdict));
}
