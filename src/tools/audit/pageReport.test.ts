import { expect, test } from 'vitest';
import { exampleAudit, exampleObservation, examplePage } from './exampleAudit.ts';
import { findingsOf } from './findings.ts';
import { longestReport, pageReport, printReport, type PageReport } from './pageReport.ts';

test('a report counts passes per state over all modes, rules in their order', () => {
  const report = pageReport(
    examplePage,
    [
      exampleAudit(),
      exampleAudit({ mode: 'small dark' }),
      exampleAudit({ state: 'menu open', passes: { 'aria-roles': 1 } }),
    ],
    [],
  );
  expect(report.states).toEqual(['as loaded', 'menu open']);
  expect(report.passes).toEqual({ 'aria-roles': [0, 1], list: [4, 0], region: [8, 0] });
  expect(Object.keys(report.passes)).toEqual(['aria-roles', 'list', 'region']);
});

test('a printed report holds each list of counts on one line', () => {
  const text = printReport(pageReport(examplePage, [exampleAudit()], []));
  expect(text).toContain('"region": [4]');
});

test('a report never grows too long, and says how many findings are left out', () => {
  const observations = Array.from({ length: 100 }, (_, index) =>
    exampleObservation({ element: `p.card__text:nth-of-type(${index + 1})` }),
  );
  const audits = [exampleAudit({ observations })];
  const text = printReport(pageReport(examplePage, audits, findingsOf(audits, [])));
  const report = JSON.parse(text) as PageReport;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(longestReport);
  expect(report.findings.length + report.omittedFindings).toBe(100);
  expect(report.omittedFindings).toBeGreaterThan(0);
  expect(report.counts.needsReview).toBe(100);
});
