import { isDeepStrictEqual } from 'node:util';
import type { HistoryLine } from '../../delivery/reportFacts.ts';
import { historyFile } from './historyLine.ts';
import type { Landed } from './landedReports.ts';

/** Lines that a report of the history has, or the one that is about to land. */
export function trueLines(
  lines: readonly Partial<HistoryLine>[],
  reports: readonly HistoryLine[],
): HistoryLine[] {
  return lines.filter((line): line is HistoryLine =>
    reports.some((report) => isLineOf(line, report)),
  );
}

/**
 * Holds a history against the reports that git has: a line of none of them was invented or altered,
 * and one that was committed and is gone was removed.
 * @param lines the history as it lies in the folder.
 * @param now the line of the report that lies beside it.
 */
export function historyProblems(
  lines: readonly Partial<HistoryLine>[],
  { reports, written }: Landed,
  now: HistoryLine | undefined,
): string[] {
  const known = now === undefined ? reports : [...reports, now];
  const sound = trueLines(lines, known);
  const has = (line: object, others: readonly object[]) =>
    others.some((other) => isDeepStrictEqual(line, other));
  const lost = trueLines(written, reports).filter(
    (line, at, all) => !has(line, lines) && !has(line, all.slice(0, at)),
  );
  return [
    ...lines.flatMap((line, at) => {
      const nth = `${historyFile}:${at + 1} (${line.date ?? 'no date'})`;
      if (has(line, lines.slice(0, at))) return [`${nth} stands there twice.`];
      return sound.includes(line as HistoryLine)
        ? []
        : [`${nth} was invented or altered: git has no report that says this.`];
    }),
    ...lost.map(({ date }) => `${historyFile} has lost the committed line of ${date}.`),
  ];
}

/** Facts that later reports tell as well may be missing from a line, but none of those it has is another. */
function isLineOf(line: Partial<HistoryLine>, report: HistoryLine): boolean {
  const needed = ['date', 'commit', 'criteria', 'findings', 'violations', 'versions'] as const;
  return (
    needed.every((key) => key in line) &&
    Object.entries(line).every(([key, value]) =>
      isDeepStrictEqual(value, report[key as keyof HistoryLine]),
    )
  );
}
