import { coverageOf } from './coverage.ts';
import { isOpen } from './findings.ts';
import { modeNames } from '../states/modes.ts';
import { faultOf, nameOf, type Note } from './notes.ts';
import { localeKind } from '../states/localeKind.ts';
import { pageStates } from '../states/pageStates.ts';
import { runFile } from './reportFolder.ts';
import { fileOfReport, printReport, type PageReport } from './pageReport.ts';

/** One reason to fail, in a readable paragraph, under the file it belongs to. */
export type Problem = { file: string; text: string };

/** The files of a report, path to text, without `run.json`; the same arguments make the same bytes. */
export function reportFiles(reports: readonly PageReport[]): ReadonlyMap<string, string> {
  return new Map(reports.map((report) => [fileOfReport(report), printReport(report)]));
}

/** Everything found on some pages that fails an audit. */
export function findingProblems(reports: readonly PageReport[]): Problem[] {
  return reports.flatMap((report) =>
    report.findings.filter(isOpen).map((finding) => {
      const { engine, outcome, rule, help, criteria, component, selector, messages, where } =
        finding;
      const lines = [
        `${outcome}: ${rule} of ${engine} (${criteria.join(', ') || 'best practice'}) in ${component} on ${report.path} (${help})`,
        `element: ${selector}`,
        ...messages,
        ...Object.entries(where).map(([state, found]) => `in ${state}: ${found.join(', ')}`),
      ];
      return { file: fileOfReport(report), text: lines.join('\n    ') };
    }),
  );
}

/** Notes that are badly written, and those that nothing asks for where it was audited. */
export function noteProblems(
  notes: readonly Note[],
  used: ReadonlySet<Note>,
  isAudited: (note: Note) => boolean,
): Problem[] {
  return notes.flatMap((note) => {
    const fault =
      faultOf(note, modeNames) ??
      (used.has(note) || !isAudited(note)
        ? undefined
        : 'it matches nothing. Take it out of notes.ts');
    return fault === undefined ? [] : [{ file: runFile, text: `${nameOf(note)}: ${fault}.` }];
  });
}

/** States that no page has any more, and pages that lack one which they have in another language. */
export function stateProblems(reports: readonly PageReport[]): Problem[] {
  // Pseudo-locales have pages that no other language has, and so other languages to offer.
  const published = reports.filter(({ locale }) => localeKind(locale) === 'published');
  const byPage = [...Map.groupBy(published, ({ page }) => page).values()];
  return pageStates.flatMap(({ state }) => {
    const has = (report: PageReport): boolean => report.states.includes(state);
    if (!reports.some(has)) {
      const text = `The state "${state}" applies to no page: mend it in pageStates.ts or take it out.`;
      return [{ file: runFile, text }];
    }
    return byPage.flatMap((locales) => {
      const where = locales.find(has);
      return locales
        .filter((report) => where !== undefined && !has(report))
        .map((report) => ({
          file: fileOfReport(report),
          text: `The state "${state}" applies to ${where?.path ?? ''} but not to ${report.path}, the same page in another language: mend the page, or its selector.`,
        }));
    });
  });
}

/** Pairs that were not looked at though nothing speaks against it: the plan has missed them. */
export function coverageProblems(reports: readonly PageReport[]): Problem[] {
  return coverageOf(reports).flatMap(({ missing }) =>
    (missing.get(undefined) ?? []).map((pair) => ({
      file: runFile,
      text: `${pair} was not looked at, and nothing says why: audit every page.`,
    })),
  );
}
