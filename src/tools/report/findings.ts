import { modeNames } from '../states/modes.ts';
import type { AppliedNote } from './notes.ts';
import type { Audit, Observation } from './results.ts';

/** One thing found on one element of a page, with every state and mode it was found in. */
export type Finding = Omit<Observation, 'note'> & {
  /** State to modes. */
  where: Readonly<Record<string, readonly string[]>>;
  /** Why it is no failure; null if nobody has judged it. */
  note: AppliedNote | null;
};

/**
 * What the audits of one page found, each thing once, in the order of rule, element and
 * message, with its modes in the order of all modes.
 */
export function findingsOf(audits: readonly Audit[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { state, mode, observations } of audits) {
    for (const { note = null, ...observation } of observations) {
      const { rule, selector, outcome, messages, criteria } = observation;
      const key = JSON.stringify([rule, selector, outcome, messages, note, criteria]);
      const where = findings.get(key)?.where;
      const before = where?.[state] ?? [];
      findings.set(key, {
        ...observation,
        where: {
          ...where,
          [state]: modeNames.filter((each) => each === mode || before.includes(each)),
        },
        note,
      });
    }
  }
  return [...findings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
}

/** Whether a finding fails the audit: a violation, or something nobody has judged. */
export function isOpen({ outcome, note }: Pick<Finding, 'outcome' | 'note'>): boolean {
  return outcome === 'violation' || note === null;
}
