import { expect, test } from 'vitest';
import { criteria } from './criteria.ts';
import { rulesFor } from './rulesFor.ts';

test('WCAG 2.2 has 31 criteria at level A and 24 at level AA', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
});

test('rules are found by criterion, without experimental ones', () => {
  expect(rulesFor({ number: '2.5.8', level: 'AA', name: '' })).toEqual(['target-size']);
  expect(rulesFor({ number: '1.4.10', level: 'AA', name: '' })).toEqual([]);
  expect(rulesFor({ number: '1.3.4', level: 'AA', name: '' })).toEqual([]);
});
