import { reportFiles, type Problem } from '../report/createReport.ts';
import { drawnRules, unpinnedRemark } from '../report/drawnRules.ts';
import { countsOf, fileOfReport, type PageReport } from '../report/pageReport.ts';
import { isOfAudit, pageReportIn, runFile, runIn } from '../report/reportFolder.ts';
import { differencesOf, type Run } from '../report/run.ts';

type Files = ReadonlyMap<string, string>;
type Counts = Readonly<Record<string, number>>;

/** What differs between the committed reports and this run, and what could not be compared. */
export type Comparison = { differences: Problem[]; remark: string | undefined };

/**
 * Holds the committed reports against what this run has found, byte by byte. What a run tells of
 * itself (time, commit) is taken from the committed one, so every other word must be the same. Only
 * where this run's browser is not the pinned one, numbers and findings of rules that depend on
 * drawing are not compared; the caller judges those of this run anew.
 */
export function compareReports(
  committed: Files,
  reports: readonly PageReport[],
  run: Run,
): Comparison {
  const before = runIn(committed);
  if (before === undefined) {
    const text = 'is missing or cannot be read: run `npm run audit` and commit what it writes';
    return { differences: [{ file: runFile, text }], remark: undefined };
  }
  const others = differencesOf(before, run);
  if (run.isPinned && others.length > 0) {
    const text = `was written with ${factsOf(before, others)}, this run has ${factsOf(run, others)}: run \`npm run audit\`, look at what changed, and commit`;
    return { differences: [{ file: runFile, text }], remark: undefined };
  }
  const comparable = run.isPinned
    ? reports
    : reports.map((report) => asDrawnIn(report, pageReportIn(committed, fileOfReport(report))));
  return {
    differences: differencesBetween(committed, reportFiles(comparable)),
    remark: run.isPinned ? undefined : unpinnedRemark,
  };
}

function factsOf(run: Run, names: readonly string[]): string {
  return names.map((name) => `${name} ${String(run[name as keyof Run])}`).join(', ');
}

/** A report with the numbers and findings of drawn rules taken from another run of the same page. */
function asDrawnIn(report: PageReport, before: PageReport | undefined): PageReport {
  if (before === undefined) return report;
  const isDrawn = (rule: string): boolean => drawnRules.includes(rule);
  const findings = [
    ...report.findings.filter(({ rule }) => !isDrawn(rule)),
    ...before.findings.filter(({ rule }) => isDrawn(rule)),
  ].toSorted((a, b) => (a.rule < b.rule ? -1 : Number(a.rule > b.rule)));
  const rules = (own: readonly string[], other: readonly string[]): string[] =>
    [...own.filter((rule) => !isDrawn(rule)), ...other.filter(isDrawn)].toSorted();
  const counts = (own: Counts, other: Counts): Counts =>
    Object.fromEntries(
      rules(Object.keys(own), Object.keys(other)).map((rule) => [
        rule,
        (isDrawn(rule) ? other : own)[rule] ?? 0,
      ]),
    );
  const met = rules(Object.keys(report.passes), Object.keys(before.passes));
  return {
    ...report,
    counts: countsOf(report.counts.audits, findings, before.counts.covered),
    covered: before.covered,
    findings,
    passes: Object.fromEntries(
      met.map((rule) => [rule, before.passes[rule] ?? report.passes[rule] ?? []]),
    ),
    inapplicable: rules(report.inapplicable, before.inapplicable),
    second: {
      passes: counts(report.second.passes, before.second.passes),
      undecided: counts(report.second.undecided, before.second.undecided),
    },
  };
}

function differencesBetween(committed: Files, written: Files): Problem[] {
  const files = [...new Set([...committed.keys(), ...written.keys()])].toSorted();
  return files
    .filter((file) => file !== runFile && isOfAudit(file))
    .filter((file) => committed.get(file) !== written.get(file))
    .map((file) => ({ file, text: describe(committed.get(file), written.get(file)) }));
}

function describe(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'is not committed';
  if (after === undefined) return 'is committed, but is written no more';
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const lines = [...old.keys(), ...fresh.keys()].filter(
    (line, index, all) => all.indexOf(line) === index && old[line] !== fresh[line],
  );
  const shown = lines.toSorted((a, b) => a - b).slice(0, 3);
  return [
    `differs in ${lines.length} lines, first in line ${(shown[0] ?? 0) + 1}`,
    ...shown.flatMap((line) => [
      `- ${(old[line] ?? '').trim()}`,
      `+ ${(fresh[line] ?? '').trim()}`,
    ]),
  ].join('\n    ');
}
