import { expect, test } from 'vitest';
import { exampleAudit, exampleObservation, exampleReport } from './testing/exampleAudit.ts';
import { printReport } from './pageReport.ts';

test('a report counts passes per state and mode, rules, states and modes in their order', () => {
  const report = exampleReport([
    exampleAudit({ state: 'quote mistakes', passes: { 'aria-roles': 1 } }),
    exampleAudit({ mode: 'print', passes: { region: 3 } }),
    exampleAudit(),
  ]);
  expect(report.runs).toEqual({
    'as loaded': ['small light', 'print'],
    'quote mistakes': ['small light'],
  });
  expect(report.passes).toEqual({ 'aria-roles': [0, 0, 1], list: [2, 0, 0], region: [4, 3, 0] });
  expect(Object.keys(report.passes)).toEqual(['aria-roles', 'list', 'region']);
});

test('a rule that met something anywhere is not among those that met nothing', () => {
  const report = exampleReport([
    exampleAudit({ inapplicable: ['list', 'video-caption'] }),
    exampleAudit({ observations: [exampleObservation()], inapplicable: ['color-contrast'] }),
  ]);
  expect(report.inapplicable).toEqual(['video-caption']);
});

test('a printed report holds each list of counts on one line, and every finding in full', () => {
  const observations = Array.from({ length: 200 }, (_, index) =>
    exampleObservation({ selector: `#main > p:nth-of-type(${index + 1})` }),
  );
  const text = printReport(exampleReport([exampleAudit({ observations })]));
  expect(text).toContain('"region": [4]');
  expect(text.match(/"selector"/gu)).toHaveLength(200);
});
