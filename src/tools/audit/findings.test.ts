import { expect, test } from 'vitest';
import { exampleAudit, exampleObservation } from './exampleAudit.ts';
import { findingsOf, isOpen } from './findings.ts';

test('a thing found in several states and modes is one finding that names them all', () => {
  const observations = [exampleObservation()];
  const findings = findingsOf(
    [
      exampleAudit({ observations }),
      exampleAudit({ observations, mode: 'small dark' }),
      exampleAudit({ observations: [exampleObservation({ elements: 3 })], state: 'menu open' }),
    ],
    [],
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]?.where).toEqual({
    'as loaded': ['small light', 'small dark'],
    'menu open': ['small light'],
  });
  expect(findings[0]?.elements).toBe(3);
});

test('findings stand in the order of their rules, whatever was found first', () => {
  const late = exampleObservation({ rule: 'region' });
  const early = exampleObservation({ rule: 'aria-roles' });
  const rules = findingsOf([exampleAudit({ observations: [late, early] })], []).map(
    ({ rule }) => rule,
  );
  expect(rules).toEqual(['aria-roles', 'region']);
});

test('what needs review is open until somebody has judged it; a violation always is', () => {
  const verdicts = [{ rule: 'color-contrast', component: 'card', reason: 'Looked at.' }];
  const observations = [exampleObservation(), exampleObservation({ outcome: 'violation' })];
  const audits = [exampleAudit({ observations })];
  expect(findingsOf(audits, []).filter(isOpen)).toHaveLength(2);
  expect(findingsOf(audits, verdicts).filter(isOpen)).toMatchObject([{ outcome: 'violation' }]);
});
