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

/** A fault that was planted, what it takes from visitors, and the requirements of the test that caught it. */
export type CaughtDefect = {
  name: string;
  criteria: readonly string[];
  caughtBy: readonly string[];
};

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
 * caught a planted defect of it by the very checks it rests on; else a premise that is shown. What is
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
  const isTried = known.defects.some(
    ({ criteria, caughtBy }) =>
      criteria.includes(number) && caughtBy.some((id) => needs.includes(id)),
  );
  return decidable === 'machine' && isTried ? 'supports' : 'not-evaluated';
}

/** The worst verdict of the records that still count. */
function verdictOf({ number }: Criterion, { manual, today }: Known): Status | undefined {
  const verdicts = manual
    .filter(({ criteria, validUntil }) => criteria.includes(number) && today <= validUntil)
    .map(({ verdict }) => verdict);
  const order = ['fails', 'partly', 'supports', 'not-applicable'] as const;
  return order.find((verdict) => verdicts.includes(verdict));
}
