import { expect, test } from 'vitest';
import { auditsOf } from './auditsOf.ts';
import { pageReport } from './pageReport.ts';
import { exampleAudit, exampleObservation, examplePage } from './testing/exampleAudit.ts';

const note = { reason: 'Plain.', check: 'Plain.', judgedBy: 'the project', date: '2026-11-21' };
const states = ['quote mistakes'];
const report = pageReport(examplePage, 'a1', states, [
  exampleAudit({ observations: [exampleObservation({ note })] }),
  exampleAudit({ mode: 'large light', observations: [exampleObservation()] }),
  exampleAudit({ state: 'quote mistakes', passes: { list: 1 }, covered: 3 }),
]);

test('a report is made of its audits again, in whatever order they come', () => {
  const audits = auditsOf(examplePage, report);
  expect(pageReport(examplePage, 'a1', states, audits.toReversed())).toEqual(report);
});

test('an audit that found something else than before makes another report', () => {
  const others = auditsOf(examplePage, report).slice(0, -1);
  const fresh = exampleAudit({ state: 'quote mistakes', passes: { list: 2 }, covered: 3 });
  expect(pageReport(examplePage, 'a1', states, [...others, fresh])).not.toEqual(report);
});
