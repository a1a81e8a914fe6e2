import { isOpen } from './findings.ts';
import { indexReport } from './indexReport.ts';
import { indexStyle, styleFile } from './indexStyle.ts';
import { modes } from '../states/modes.ts';
import { faultOf, nameOf, type Note } from './notes.ts';
import { pageStates } from '../states/pageStates.ts';
import { fileOfReport, printReport, type PageReport } from './pageReport.ts';
import type { Run } from './run.ts';

/** One reason to fail, in a readable paragraph, under the file it belongs to. */
export type Problem = { file: string; text: string };

/** The files of a report, path to text, without `run.json`; the same arguments make the same bytes. */
export function reportFiles(reports: readonly PageReport[], run: Run): ReadonlyMap<string, string> {
  return new Map([
    ['audit.html', indexReport(reports, run)],
    [styleFile, indexStyle],
    ...reports.map((report): [string, string] => [fileOfReport(report), printReport(report)]),
  ]);
}

/** Everything found on some pages that fails an audit. */
export function findingProblems(reports: readonly PageReport[]): Problem[] {
  return reports.flatMap((report) =>
    report.findings.filter(isOpen).map((finding) => {
      const { outcome, rule, help, criteria, component, selector, messages, where } = finding;
      const lines = [
        `${outcome}: ${rule} (${criteria.join(', ') || 'best practice'}) in ${component} on ${report.path} (${help})`,
        `element: ${selector}`,
        ...messages,
        ...Object.entries(where).map(([state, found]) => `in ${state}: ${found.join(', ')}`),
      ];
      return { file: fileOfReport(report), text: lines.join('\n    ') };
    }),
  );
}

/** Notes that are badly written, and those that nothing asks for on the pages that were audited. */
export function noteProblems(
  notes: readonly Note[],
  used: ReadonlySet<Note>,
  isAudited: (page: string) => boolean,
): Problem[] {
  return notes.flatMap((note) => {
    const fault =
      faultOf(note, modes) ??
      (used.has(note) || !isAudited(note.page)
        ? undefined
        : 'it matches nothing. Take it out of notes.ts');
    return fault === undefined ? [] : [{ file: 'audit.html', text: `${nameOf(note)}: ${fault}.` }];
  });
}

/** States that no page has any more. */
export function stateProblems(reports: readonly PageReport[]): Problem[] {
  const states = new Set(reports.flatMap((report) => report.states));
  return pageStates
    .filter(({ state }) => !states.has(state))
    .map(({ state }) => ({
      file: 'audit.html',
      text: `The state "${state}" applies to no page: mend it in pageStates.ts or take it out.`,
    }));
}
