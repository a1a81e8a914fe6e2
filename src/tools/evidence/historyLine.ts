import { isDeepStrictEqual } from 'node:util';
import type {
  ConformanceSummary,
  HistoryChanges,
  HistoryLine,
  Status,
} from '../../delivery/reportFacts.ts';
import { parseTried, scoreFile, type TriedDefect } from '../score/triedDefect.ts';
import { runFile } from '../report/reportFolder.ts';
import type { Run } from '../report/run.ts';
import type { ConformanceRow } from './conformance.ts';
import type { allFindings } from './findingFiles.ts';
import { summaryFile } from './summary.ts';

/** The file of the report with a line of JSON for each report that has landed, oldest first. */
export const historyFile = 'history.jsonl';

/** Where reports said until November 2026 which defects were caught; their lines say so still. */
const formerDefects = 'defects.json';

/** The files of a report that its line is made of. */
export const historySources: readonly string[] = [
  ...[summaryFile, 'criteria.json', 'findings.json', runFile, formerDefects, scoreFile],
];

/**
 * The line of a report, from its files alone: of a committed report too.
 * @param files path to text.
 * @returns undefined for what is no report, or one older than the history.
 */
export function historyLineOf(files: ReadonlyMap<string, string>): HistoryLine | undefined {
  const read = (file: string, otherwise: string) => JSON.parse(files.get(file) ?? otherwise);
  const summary = read(summaryFile, '{}') as Partial<ConformanceSummary>;
  const { date, pages, states, audits, violations, undecided, expired = 0 } = summary;
  if (date === undefined || audits === undefined) return undefined;
  const rows = read('criteria.json', '[]') as ConformanceRow[];
  const run = read(runFile, '{}') as Run;
  const tried = files.has(formerDefects)
    ? (read(formerDefects, '[]') as Pick<TriedDefect, 'outcome'>[])
    : parseTried(files.get(scoreFile));
  const numbersOf = (status: Status) =>
    rows.filter((row) => row.status === status).map(({ id }) => id);
  const findings = read('findings.json', '[]') as ReturnType<typeof allFindings>;
  return {
    date,
    commit: run.commit,
    pages: pages ?? 0,
    states: states ?? 0,
    audits,
    violations: violations ?? 0,
    undecided: undecided ?? 0,
    expired,
    planted: tried.length,
    caught: tried.filter(({ outcome }) => outcome === 'caught').length,
    versions: [run.engine, `Equal Access ${run.secondEngine}`, run.browser, `Node ${run.node}`],
    criteria: {
      supports: numbersOf('supports'),
      partly: numbersOf('partly'),
      fails: numbersOf('fails'),
      'not-applicable': numbersOf('not-applicable'),
      'not-evaluated': numbersOf('not-evaluated'),
    },
    findings: [...new Set(findings.map(fingerprintOf))].toSorted(),
  };
}

/** What stays the same of a finding for as long as it is there, in words. */
function fingerprintOf(finding: ReturnType<typeof allFindings>[number]): string {
  const { page, outcome, engine, rule, component, selector } = finding;
  return `${page}: ${outcome}: ${engine}/${rule}: ${component}, ${selector}`;
}

/** The lines of a history; what is not JSON is a line of nothing. */
export function parseHistory(text = ''): Partial<HistoryLine>[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        return JSON.parse(line) as Partial<HistoryLine>;
      } catch {
        return {};
      }
    });
}

export function printHistory(lines: readonly Partial<HistoryLine>[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The history with a report: a line more if it says anything else than the last, its day and commit apart. */
export function withReport(
  landed: readonly HistoryLine[],
  now: HistoryLine | undefined,
): readonly HistoryLine[] {
  const last = landed.at(-1);
  if (now === undefined) return landed;
  const isSame =
    last && isDeepStrictEqual({ ...last, date: '', commit: '' }, { ...now, date: '', commit: '' });
  return isSame ? landed : [...landed, now];
}

/** What is new, gone and changed in the last report of a history; null if it is the first. */
export function changesIn(lines: readonly HistoryLine[]): HistoryChanges | null {
  const [before, now] = lines.slice(-2);
  if (before === undefined || now === undefined) return null;
  const was = statusIn(before);
  return {
    since: before.date,
    appeared: now.findings.filter((finding) => !before.findings.includes(finding)),
    gone: before.findings.filter((finding) => !now.findings.includes(finding)),
    criteria: [...statusIn(now)].flatMap(([number, to]) => {
      const from = was.get(number);
      return from === undefined || from === to ? [] : [{ number, from, to }];
    }),
  };
}

function statusIn({ criteria }: HistoryLine): Map<string, Status> {
  return new Map(
    Object.entries(criteria).flatMap(([status, numbers]) =>
      numbers.map((number) => [number, status as Status]),
    ),
  );
}
