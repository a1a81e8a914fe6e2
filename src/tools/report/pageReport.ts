import type { PublishedPage } from '../../delivery/manifest.ts';
import { findingsOf, type Finding } from './findings.ts';
import { modes } from '../states/modes.ts';
import type { Audit } from './results.ts';

/** The report of one page in one locale, as written to its JSON file: all that was found on it. */
export type PageReport = {
  page: string;
  locale: string;
  path: string;
  /** The hash of the page as built, with its styles, scripts and fonts: see `hashPages`. */
  sha256: string;
  modes: readonly string[];
  /** The columns of `passes`. */
  states: readonly string[];
  counts: ReturnType<typeof countsOf>;
  findings: readonly Finding[];
  /** Rule id to how many elements passed it, per state, all modes together. */
  passes: Readonly<Record<string, readonly number[]>>;
  /** The rules that ran and met nothing in any state or mode. */
  inapplicable: readonly string[];
};

/** Puts the audits of one page and what they found into a report. */
export function pageReport(
  page: PublishedPage,
  sha256: string,
  audits: readonly Audit[],
): PageReport {
  const states = [...new Set(audits.map(({ state }) => state))];
  const met = [...new Set(audits.flatMap(({ passes }) => Object.keys(passes)))].toSorted();
  const findings = findingsOf(audits);
  const found = new Set([...met, ...findings.map(({ rule }) => rule)]);
  const ran = [...new Set(audits.flatMap(({ inapplicable }) => inapplicable))].toSorted();
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((total, number) => total + number, 0);
  return {
    page: page.id,
    locale: page.locale,
    path: page.path,
    sha256,
    modes,
    states,
    counts: countsOf(audits.length, findings, sum(audits.map(({ covered }) => covered))),
    findings,
    passes: Object.fromEntries(
      met.map((rule) => [
        rule,
        states.map((state) =>
          sum(
            audits.filter((audit) => audit.state === state).map(({ passes }) => passes[rule] ?? 0),
          ),
        ),
      ]),
    ),
    inapplicable: ran.filter((rule) => !found.has(rule)),
  };
}

/** The numbers of a page; `covered` counts what was not judged because an open layer covers it. */
export function countsOf(audits: number, findings: readonly Finding[], covered: number) {
  const review = findings.filter(({ outcome }) => outcome === 'needs review');
  return {
    audits,
    violations: findings.length - review.length,
    needsReview: review.length,
    withoutNote: review.filter(({ note }) => note === null).length,
    covered,
  };
}

/** Where the report of a page stands in the folder of reports. */
export function fileOfReport({ page, locale }: Pick<PageReport, 'page' | 'locale'>): string {
  return `${locale}/${page}.json`;
}

/** A report as text, with lists of short things on one line. */
export function printReport(report: PageReport): string {
  return `${JSON.stringify(report, null, 1).replaceAll(
    /\[\s+((?:(?:-?\d+|"[^"\n]{1,40}"),?\s+)+)\]/gu,
    (_list, items: string) => `[${items.trim().replaceAll(/\s*\n\s*/gu, ' ')}]`,
  )}\n`;
}
