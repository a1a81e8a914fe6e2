import { componentOf, type Audit, type Outcome } from './results.ts';
import { verdictOn } from './judge.ts';
import type { Verdict } from './verdicts.ts';

/** One thing found on a page, with every state and mode it was found in. */
export type Finding = {
  outcome: Outcome;
  rule: string;
  impact: string;
  help: string;
  component: string;
  element: string;
  /** The most elements that looked alike in one audit. */
  elements: number;
  messages: readonly string[];
  /** State to modes. */
  where: Readonly<Record<string, readonly string[]>>;
  /** The reason why it is no failure; null if nobody has given one. */
  verdict: string | null;
};

/** What the audits of one page found, each thing once, in the order of rule, component and element. */
export function findingsOf(audits: readonly Audit[], verdicts: readonly Verdict[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { state, mode, observations } of audits) {
    for (const observation of observations) {
      const { outcome, rule, impact, help, element, messages } = observation;
      const component = componentOf(observation);
      const key = JSON.stringify([rule, component, element, outcome, messages]);
      const known = findings.get(key);
      findings.set(key, {
        outcome,
        rule,
        impact,
        help,
        component,
        element,
        elements: Math.max(observation.elements, known?.elements ?? 0),
        messages,
        where: { ...known?.where, [state]: [...(known?.where[state] ?? []), mode] },
        verdict: verdictOn(observation, verdicts)?.reason ?? null,
      });
    }
  }
  return [...findings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding);
}

/** Whether a finding fails the audit: a violation, or something nobody has judged. */
export function isOpen({ outcome, verdict }: Finding): boolean {
  return outcome === 'violation' || verdict === null;
}
