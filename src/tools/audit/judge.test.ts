import { expect, test } from 'vitest';
import { unusedVerdicts, verdictOn } from './judge.ts';
import { exampleObservation } from './exampleAudit.ts';

const verdict = { rule: 'color-contrast', component: 'card', reason: 'Looked at.' };

test('a verdict holds for its rule in its component and in what the component is part of', () => {
  const inside = exampleObservation({ components: ['button', 'card', 'section'] });
  expect(verdictOn(inside, [verdict])).toBe(verdict);
});

test('a verdict says nothing about another component or another rule', () => {
  expect(verdictOn(exampleObservation({ components: ['button'] }), [verdict])).toBeUndefined();
  expect(verdictOn(exampleObservation({ rule: 'region' }), [verdict])).toBeUndefined();
});

test('no verdict excuses a violation', () => {
  expect(verdictOn(exampleObservation({ outcome: 'violation' }), [verdict])).toBeUndefined();
});

test('a verdict that matches nothing is told, one that matches is not', () => {
  expect(unusedVerdicts([exampleObservation()], [verdict])).toEqual([]);
  expect(unusedVerdicts([exampleObservation({ rule: 'region' })], [verdict])).toEqual([verdict]);
});
