import { expect, test } from 'vitest';
import { exampleAudit, exampleObservation } from './testing/exampleAudit.ts';
import { findingsOf, isOpen } from './findings.ts';

test('a thing found in several states and modes is one finding that names them all', () => {
  const observations = [exampleObservation()];
  const findings = findingsOf([
    exampleAudit({ observations, mode: 'small dark' }),
    exampleAudit({ observations }),
    exampleAudit({ observations, state: 'menu open' }),
  ]);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.where).toEqual({
    'as loaded': ['small light', 'small dark'],
    'menu open': ['small light'],
  });
});

test('elements that look alike are one finding each', () => {
  const selectors = ['#main > p:nth-of-type(1)', '#main > p:nth-of-type(2)'];
  const observations = selectors.map((selector) => exampleObservation({ selector }));
  const findings = findingsOf([exampleAudit({ observations })]);
  expect(findings.map(({ selector }) => selector)).toEqual(selectors);
});

test('what was judged in one mode is a finding of its own beside what was not', () => {
  const note = { reason: 'Plain.', check: 'Plain.', judgedBy: 'the project', date: '2026-11-21' };
  const findings = findingsOf([
    exampleAudit({ observations: [exampleObservation({ note })] }),
    exampleAudit({ observations: [exampleObservation()], mode: 'small dark' }),
  ]);
  expect(findings.map(isOpen).toSorted()).toEqual([false, true]);
});

test('findings stand in the order of their rules, whatever was found first', () => {
  const observations = ['region', 'aria-roles'].map((rule) => exampleObservation({ rule }));
  const rules = findingsOf([exampleAudit({ observations })]).map(({ rule }) => rule);
  expect(rules).toEqual(['aria-roles', 'region']);
});

test('a violation is open, with a note or without', () => {
  const violation = exampleObservation({ outcome: 'violation' });
  const [finding] = findingsOf([exampleAudit({ observations: [violation] })]);
  expect(finding && isOpen(finding)).toBe(true);
});
