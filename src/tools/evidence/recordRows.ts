import type { Verdict } from '../../delivery/people.ts';
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
 */
export function recordRows(
  evidence: readonly Evidence[],
  reports: readonly PageReport[],
  run: Run,
  defects: readonly CaughtDefect[],
): RecordRow[] {
  return [
    ...evidence.map(({ source: { file, tests }, ...rest }) => ({
      ...rest,
      source: `${file} (${tests})`,
    })),
    ...rulesOf(reports, run),
    ...defects.flatMap(rowsOf),
  ];
}

/** A row for each requirement of a test that caught a defect; one without, where none carries any. */
function rowsOf({ name, criteria, file, date, caughtBy }: CaughtDefect): RecordRow[] {
  return caughtBy.flatMap(({ source, requirements }) =>
    (requirements.length === 0 ? [null] : requirements).map((requirement) => ({
      requirement,
      criteria,
      subject: file,
      method: `planted defect: ${name}`,
      outcome: 'caught' as const,
      source,
      date,
    })),
  );
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
