import type { PublishedPage } from '../../delivery/manifest.ts';
import { modeNames } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { findingsOf, type Finding } from './findings.ts';
import type { Audit, SecondOpinion } from './results.ts';

/** The report of one page in one locale, as written to its JSON file: all that was found on it. */
export type PageReport = {
  page: string;
  locale: string;
  path: string;
  /** The hash of the page as built, with its styles, scripts and fonts: see `hashPages`. */
  sha256: string;
  /** The states that the page can be brought into, whether it was here or on another page. */
  states: readonly string[];
  /** What was looked at: each state with its modes. One after the other they are the columns below. */
  runs: Readonly<Record<string, readonly string[]>>;
  counts: ReturnType<typeof countsOf>;
  findings: readonly Finding[];
  /** Rule id to how many elements passed it, per run. */
  passes: Readonly<Record<string, readonly number[]>>;
  /** The rules that ran and met nothing in any run. */
  inapplicable: readonly string[];
  /** How many judgements were left out in each run, because an open layer covers the element. */
  covered: readonly number[];
  /** What the second engine says of the page as loaded. */
  second: SecondOpinion;
};

const stateNames = [asLoaded, ...pageStates.map(({ state }) => state)];

/** Puts the audits of one page, in any order, and what they found into a report. */
export function pageReport(
  page: Pick<PublishedPage, 'id' | 'locale' | 'path'>,
  sha256: string,
  states: readonly string[],
  unordered: readonly Audit[],
): PageReport {
  const audits = unordered.toSorted((a, b) => placeOf(a) - placeOf(b));
  const met = [...new Set(audits.flatMap(({ passes }) => Object.keys(passes)))].toSorted();
  const findings = findingsOf(audits);
  const found = new Set([...met, ...findings.map(({ rule }) => rule)]);
  const ran = [...new Set(audits.flatMap(({ inapplicable }) => inapplicable))].toSorted();
  const covered = audits.map((audit) => audit.covered);
  const byState = Map.groupBy(audits, ({ state }) => state);
  return {
    page: page.id,
    locale: page.locale,
    path: page.path,
    sha256,
    states,
    runs: Object.fromEntries(
      [...byState].map(([state, own]) => [state, own.map(({ mode }) => mode)]),
    ),
    counts: countsOf(audits.length, findings, sumOf(covered)),
    findings,
    passes: Object.fromEntries(
      met.map((rule) => [rule, audits.map(({ passes }) => passes[rule] ?? 0)]),
    ),
    inapplicable: ran.filter((rule) => !found.has(rule)),
    covered,
    second: audits.find(({ second }) => second !== undefined)?.second ?? {
      passes: {},
      undecided: {},
    },
  };
}

/** The states and modes of a report, each pair a run, in their order. */
export function runsOf({ runs }: Pick<PageReport, 'runs'>): { state: string; mode: string }[] {
  return Object.entries(runs).flatMap(([state, modes]) => modes.map((mode) => ({ state, mode })));
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

function placeOf({ state, mode }: Pick<Audit, 'state' | 'mode'>): number {
  return modeNames.length * stateNames.indexOf(state) + modeNames.indexOf(mode);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
