import type { PublishedPage } from '../../site/manifest.ts';
import { findingsOf, isOpen } from './findings.ts';
import { indexReport, type PageResult } from './indexReport.ts';
import { indexStyle, styleFile } from './indexStyle.ts';
import { unusedVerdicts } from './judge.ts';
import { openings } from './openings.ts';
import { pageReport, printReport } from './pageReport.ts';
import { places } from './places.ts';
import { fileOfReport } from './pagesSection.ts';
import type { Audit } from './results.ts';
import { tally } from './tally.ts';
import type { Verdict } from './verdicts.ts';

/** What a run leaves behind. */
export type Report = {
  /** Path in the folder of reports to text; without `run.json`. */
  files: ReadonlyMap<string, string>;
  /** One readable paragraph per reason to fail, under the file it belongs to. */
  problems: readonly { file: string; text: string }[];
  counts: ReturnType<typeof tally>;
};

/** Judges the audits of a site and puts them into files; the same audits make the same bytes. */
export function createReport(
  pages: readonly PublishedPage[],
  audits: readonly Audit[],
  verdicts: readonly Verdict[],
): Report {
  const results: PageResult[] = pages.map((page) => {
    const own = audits.filter((audit) => audit.page === page);
    return { page, audits: own, findings: findingsOf(own, verdicts) };
  });
  return {
    files: new Map([
      ['index.html', indexReport(results, verdicts)],
      [styleFile, indexStyle],
      ...results.map(({ page, audits: own, findings }): [string, string] => [
        fileOfReport(page),
        printReport(pageReport(page, own, findings)),
      ]),
    ]),
    problems: [...results.flatMap(problemsOf), ...staleEntries(audits, verdicts)],
    counts: tally(results),
  };
}

function problemsOf({ page, audits, findings }: PageResult): Report['problems'][number][] {
  const states = [...new Set(audits.map(({ state }) => state))];
  return findings.filter(isOpen).map((finding) => {
    const { outcome, rule, help, component, element, messages, where } = finding;
    const found = Object.entries(places(where, states)).map(
      ([modes, list]) => `in ${modes}: ${[list].flat().join(', ')}`,
    );
    const lines = [`element: ${element}`, ...messages, ...found];
    return {
      file: fileOfReport(page),
      text: [`${outcome}: ${rule} in ${component} on ${page.path} (${help})`, ...lines].join(
        '\n    ',
      ),
    };
  });
}

function staleEntries(
  audits: readonly Audit[],
  verdicts: readonly Verdict[],
): Report['problems'][number][] {
  const unused = unusedVerdicts(
    audits.flatMap(({ observations }) => observations),
    verdicts,
  );
  const states = new Set(audits.map(({ state }) => state));
  return [
    ...unused.map(({ rule, component }) => ({
      file: 'index.html',
      text: `The verdict on ${rule} in ${component} matches nothing: take it out of verdicts.ts.`,
    })),
    ...openings
      .filter(({ state }) => !states.has(state))
      .map(({ state }) => ({
        file: 'index.html',
        text: `The state "${state}" applies to no page: mend it in openings.ts or take it out.`,
      })),
  ];
}
