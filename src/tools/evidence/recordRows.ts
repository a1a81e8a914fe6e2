import type { Verdict } from '../../delivery/people.ts';
import { mutants } from '../mutants/mutants.ts';
import type { Finding } from '../report/findings.ts';
import type { PageReport } from '../report/pageReport.ts';
import type { Run } from '../report/run.ts';
import { criteriaOf, rulesPassed } from '../report/rulesFor.ts';
import type { Evidence } from './collectRecord.ts';
import type { CaughtDefect } from './statusOf.ts';

/** One row of the record: something that was tried, on what, how, with which outcome, where it stands. */
export type RecordRow = {
  /** Id of a requirement or of a sentence of the specification; null where a rule was tried. */
  requirement: string | null;
  /** The success criteria of WCAG 2.2 that it serves. */
  criteria: readonly string[];
  subject: string;
  method: string;
  outcome: 'passed' | 'failed' | 'needs review' | 'caught' | Verdict | 'expired';
  source: string;
  /** As YYYY-MM-DD. */
  date: string;
};

/**
 * The record of all evidence, in the order of tests, rules of the audit and planted defects.
 * @param date the day on which the tests ran and the defects were held against them.
 */
export function recordRows(
  evidence: readonly Evidence[],
  reports: readonly PageReport[],
  run: Run,
  defects: readonly CaughtDefect[],
  date: string,
): RecordRow[] {
  return [
    ...evidence.map(({ source: { file, tests }, ...rest }) => ({
      ...rest,
      source: `${file} (${tests})`,
    })),
    ...rulesOf(reports, run),
    ...defects.flatMap(({ name, criteria, caughtBy }) => {
      const { file, killedBy } = mutants.find((mutant) => mutant.name === name) ?? {};
      const source = `${killedBy?.file ?? ''}: ${killedBy?.title ?? ''}`;
      const rest = { criteria, method: `planted defect: ${name}`, outcome: 'caught' as const };
      const shown = caughtBy.length === 0 ? [null] : caughtBy;
      return shown.map((requirement) => ({
        ...rest,
        requirement,
        subject: file ?? '',
        source,
        date,
      }));
    }),
  ];
}

/** What each rule of the engines met on all pages together. */
function rulesOf(reports: readonly PageReport[], run: Run): RecordRow[] {
  const outcomes = ['failed', 'needs review', 'passed'] as const;
  const pages = reports.map((report) => ({
    passed: new Set(rulesPassed([report])),
    failed: new Set(rulesWith(report, 'violation')),
    'needs review': new Set([
      ...rulesWith(report, 'needs review'),
      ...Object.keys(report.second.undecided).map((rule) => `equal-access/${rule}`),
    ]),
  }));
  const names = new Set(pages.flatMap((page) => outcomes.flatMap((outcome) => [...page[outcome]])));
  return [...names].toSorted().flatMap((name) =>
    outcomes.flatMap((outcome) => {
      const met = pages.filter((page) => page[outcome].has(name));
      if (met.length === 0) return [];
      const [engine, rule = ''] = name.split('/');
      return [
        {
          requirement: null,
          criteria: criteriaOf(name),
          subject: `${met.length} pages`,
          method: `${engine === 'axe' ? run.engine : run.secondEngine}: ${rule}`,
          outcome,
          source: 'a11y-reports/*/*.json',
          date: run.started.slice(0, 10),
        },
      ];
    }),
  );
}

function rulesWith({ findings }: PageReport, outcome: Finding['outcome']): string[] {
  const found = findings.filter((finding) => finding.outcome === outcome);
  return found.map(({ engine, rule }) => `${engine}/${rule}`);
}

/** The record as text, a row on a line, so that what changed can be read. */
export function printRecord(rows: readonly RecordRow[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
