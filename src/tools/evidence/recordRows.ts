import { mutants } from '../mutants/mutants.ts';
import type { PageReport } from '../report/pageReport.ts';
import type { Run } from '../report/run.ts';
import { criteriaOf } from '../report/rulesFor.ts';
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
  outcome: 'passed' | 'failed' | 'needs review' | 'caught';
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

/** What each rule of the engine met on all pages together. */
function rulesOf(reports: readonly PageReport[], { engine, started }: Run): RecordRow[] {
  const rules = new Set(reports.flatMap(({ passes }) => Object.keys(passes)));
  const outcomes = ['failed', 'needs review', 'passed'] as const;
  const date = started.slice(0, 10);
  const source = 'a11y-reports/findings.json';
  return [...rules].toSorted().flatMap((rule) =>
    outcomes.flatMap((outcome) => {
      const met = reports.filter(({ passes, findings }) =>
        outcome === 'passed'
          ? passes[rule] !== undefined
          : findings.some(
              (one) =>
                one.rule === rule && (one.outcome === 'violation') === (outcome === 'failed'),
            ),
      );
      if (met.length === 0) return [];
      const subject = `${met.length} pages`;
      const method = `${engine}: ${rule}`;
      return [
        { requirement: null, criteria: criteriaOf(rule), subject, method, outcome, source, date },
      ];
    }),
  );
}

/** The record as text, a row on a line, so that what changed can be read. */
export function printRecord(rows: readonly RecordRow[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
