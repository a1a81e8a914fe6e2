import type { Status } from '../../delivery/reportFacts.ts';
import { manualFolder } from '../people/manualFolder.ts';
import type { Criterion } from '../report/criteria.ts';
import type { PageReport } from '../report/pageReport.ts';
import { rulesAsking, rulesPassed } from '../report/rulesFor.ts';
import type { Evidence } from './collectRecord.ts';
import { statusOf, type CaughtDefect, type ManualRecord } from './statusOf.ts';

/** A row of `criteria.json`: a success criterion, its status, and what that rests on. */
export type ConformanceRow = {
  id: string;
  level: Criterion['level'];
  status: Status;
  /** Ids of requirements that were shown, rules that passed something and left nothing to people (`axe/list`), and records. */
  evidence: readonly string[];
  /** Names of the planted defects of this criterion that were caught. */
  defects: readonly string[];
  en301549: string | null;
  section508: string | null;
};

/** Whether records of people are among what a status rests on. */
export function isByPeople(evidence: readonly string[]): boolean {
  return evidence.some((id) => id.startsWith(manualFolder));
}

/** Everything that was tried, by whom it was found. */
export type Tried = {
  evidence: readonly Evidence[];
  reports: readonly PageReport[];
  /** Which rules of the engines are about a criterion, as {@link rulesPassed} calls them. */
  rulesFor: (criterion: Criterion) => readonly string[];
  manual: readonly ManualRecord[];
  defects: readonly CaughtDefect[];
  today: string;
};

/** The rows of all criteria; the same arguments give the same rows. */
export function conformance(criteria: readonly Criterion[], tried: Tried): ConformanceRow[] {
  const { evidence, reports, manual, defects, today, rulesFor } = tried;
  const served = new Map(evidence.map((one) => [one.requirement, one.criteria]));
  const idsWith = (outcome: Evidence['outcome']) =>
    new Set(evidence.filter((one) => one.outcome === outcome).map((one) => one.requirement));
  const failed = idsWith('failed');
  const passed = idsWith('passed').difference(failed);
  const found = reports.flatMap(({ findings }) => findings);
  // What a rule leaves to people it has not shown.
  const met = new Set(rulesPassed(reports)).difference(rulesAsking(reports));
  const violations = found.filter(({ outcome }) => outcome === 'violation');
  const known = {
    passed,
    failed,
    violated: new Set(violations.flatMap((finding) => finding.criteria)),
    criteriaOf: (id: string) => served.get(id) ?? [],
    manual,
    defects,
    today,
  };
  return criteria.map((criterion) => {
    const { number, level, needs, en301549, section508 } = criterion;
    const shown = [...passed].filter((id) => known.criteriaOf(id).includes(number));
    const needed = needs.filter((id) => passed.has(id));
    const rules = rulesFor(criterion).filter((rule) => met.has(rule));
    const records = manual.filter((record) => record.criteria.includes(number));
    return {
      id: number,
      level,
      status: statusOf(criterion, known),
      evidence: [
        ...new Set([...shown, ...needed]).union(
          new Set([...rules, ...records.map(({ id }) => id)]),
        ),
      ].toSorted(),
      defects: defects.filter((one) => one.criteria.includes(number)).map(({ name }) => name),
      en301549,
      section508,
    };
  });
}
