import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { criteria } from '../report/criteria.ts';
import { defects, harmless } from './defect.ts';

const criterionOf = new Map(criteria.map((criterion) => [criterion.number, criterion]));

test('no two defects have one name', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(defects.length).toBeGreaterThan(60);
});

test('each applies: its text stands once in its file, and its replacement is another', () => {
  const all = [...defects, { ...harmless, name: 'harmless' }];
  const outdated = all.filter(({ file, original, replacement }) => {
    const times = readFileSync(join(root, file), 'utf8').split(original).length - 1;
    return times !== 1 || original === replacement;
  });
  expect(outdated.map(({ name }) => name)).toEqual([]);
});

test('what a defect takes from a visitor is named by criteria of WCAG 2.2, A or AA', () => {
  const strange = defects.flatMap((defect) =>
    defect.criteria.filter((number) => !criterionOf.has(number)).map((one) => [defect.name, one]),
  );
  expect(strange).toEqual([]);
});

test('of each criterion that a machine decides, a defect says which of its kinds of fault it is', () => {
  const strange = defects.flatMap(({ name, criteria: own, kinds }) => {
    const decided = own.filter((number) => criterionOf.get(number)?.decidable === 'machine');
    const unknown = decided.filter((number) => {
      const known = criterionOf.get(number)?.faults ?? [];
      return !known.some(({ kind }) => kind === kinds[number]);
    });
    const other = Object.keys(kinds).filter((number) => !decided.includes(number));
    return [...unknown, ...other].map((number) => [name, number]);
  });
  expect(strange).toEqual([]);
});

test('of every criterion that a machine decides here a fault is planted', () => {
  const planted = new Set(defects.flatMap((defect) => defect.criteria));
  const decided = criteria.filter(({ decidable }) => decidable === 'machine');
  expect(decided.length).toBeGreaterThan(10);
  expect(decided.map(({ number }) => number).filter((number) => !planted.has(number))).toEqual([]);
});
