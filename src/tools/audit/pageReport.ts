import type { PublishedPage } from '../../site/manifest.ts';
import type { Finding } from './findings.ts';
import { modes } from './modes.ts';
import { places } from './places.ts';
import type { Audit } from './results.ts';

/** The report of one page in one locale, as written to its JSON file. */
export type PageReport = {
  page: string;
  locale: string;
  path: string;
  modes: readonly string[];
  /** The columns of `passes`. */
  states: readonly string[];
  counts: { audits: number; violations: number; needsReview: number; withoutVerdict: number };
  findings: readonly (Omit<Finding, 'where'> & { where: ReturnType<typeof places> })[];
  /** Findings that did not fit; they are in the output of the run. */
  omittedFindings: number;
  /** Rule id to how many elements passed it, per state, all modes together. */
  passes: Readonly<Record<string, readonly number[]>>;
};

/** No report may be longer, in bytes. */
export const longestReport = 10_000;

/** Puts the audits of one page and what they found into a report. */
export function pageReport(
  page: PublishedPage,
  audits: readonly Audit[],
  findings: readonly Finding[],
): PageReport {
  const states = [...new Set(audits.map(({ state }) => state))];
  const rules = [...new Set(audits.flatMap(({ passes }) => Object.keys(passes)))].toSorted();
  const sum = (rule: string, state: string): number =>
    audits
      .filter((audit) => audit.state === state)
      .reduce((total, { passes }) => total + (passes[rule] ?? 0), 0);
  return {
    page: page.id,
    locale: page.locale,
    path: page.path,
    modes,
    states,
    counts: {
      audits: audits.length,
      violations: findings.filter(({ outcome }) => outcome === 'violation').length,
      needsReview: findings.filter(({ outcome }) => outcome === 'needs review').length,
      withoutVerdict: findings.filter(
        ({ outcome, verdict }) => outcome === 'needs review' && verdict === null,
      ).length,
    },
    findings: findings.map((finding) => ({ ...finding, where: places(finding.where, states) })),
    omittedFindings: 0,
    passes: Object.fromEntries(
      rules.map((rule) => [rule, states.map((state) => sum(rule, state))]),
    ),
  };
}

/** A report as text, with lists of short things on one line, shortened to {@link longestReport}. */
export function printReport(report: PageReport): string {
  const text = `${JSON.stringify(report, null, 1).replaceAll(
    /\[\s+((?:(?:-?\d+|"[^"\n]{1,40}"),?\s+)+)\]/gu,
    (_list, items: string) => `[${items.trim().replaceAll(/\s*\n\s*/gu, ' ')}]`,
  )}\n`;
  if (Buffer.byteLength(text) <= longestReport || report.findings.length === 0) return text;
  return printReport({
    ...report,
    findings: report.findings.slice(0, -1),
    omittedFindings: report.omittedFindings + 1,
  });
}
