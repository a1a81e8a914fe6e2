import { describe, expect, test } from 'vitest';
import { criteria } from './criteria.ts';
import { rulesFor } from './rulesFor.ts';

/** What WCAG 2.1 and 2.2 have added to WCAG 2.0 at levels A and AA. */
const newIn21 = new Set(
  '1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.4 2.5.1 2.5.2 2.5.3 2.5.4 4.1.3'.split(' '),
);
const newIn22 = new Set('2.4.11 2.5.7 2.5.8 3.2.6 3.3.7 3.3.8'.split(' '));

/** What asks of words, order or alternatives whether they mean, describe or stand for something. */
const aboutMeaning = new Set([
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3'],
  ...['2.4.2', '2.4.3', '2.4.4', '2.4.6', '3.2.4', '3.3.1', '3.3.2', '3.3.3'],
]);

const wordsIn = (sentence: string) => sentence.split(' ').length;

test('WCAG 2.2 has 31 criteria at level A and 24 at level AA', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test('each criterion stands once, in the order of the standard', () => {
  const numbers = criteria.map(({ number }) => number);
  const byNumber = new Intl.Collator('en', { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].toSorted(byNumber.compare));
});

test('EN 301 549 v3.2.1 has the criteria of WCAG 2.1 in its clause 9, and none that are newer', () => {
  const wrong = criteria.filter(
    ({ number, en301549 }) => en301549 !== (newIn22.has(number) ? null : `9.${number}`),
  );
  expect(wrong).toEqual([]);
});

test('Section 508 asks for the criteria of WCAG 2.0 in E205.4, and for none that are newer', () => {
  const wrong = criteria.filter(({ number, section508 }) => {
    const isNewer = newIn21.has(number) || newIn22.has(number);
    return section508 !== (isNewer ? null : 'E205.4');
  });
  expect(wrong).toEqual([]);
});

test('no machine decides whether words, order or alternatives are meaningful, descriptive or equivalent', () => {
  const rows = criteria.filter(({ number }) => aboutMeaning.has(number));
  expect(rows).toHaveLength(aboutMeaning.size);
  expect(rows.filter(({ decidable }) => decidable === 'machine')).toEqual([]);
});

describe.each(criteria)('$number $name', (criterion) => {
  const { decidable, because, needs, missing, faults } = criterion;

  test('says in one sentence why this decides it, and in short ones what is missing', () => {
    expect(because).toMatch(/^\p{Lu}[^.]{20,}\.$/u);
    for (const sentence of missing) {
      expect(sentence).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(wordsIn(sentence)).toBeLessThanOrEqual(25);
    }
  });

  test('names faults of three kinds or more where a machine decides it, and elsewhere none', () => {
    const kinds = new Set(faults.map(({ kind }) => kind));
    expect(kinds.size).toBe(faults.length);
    expect(kinds.size >= 3).toBe(decidable === 'machine');
    for (const { fault } of faults) expect(fault).toMatch(/^\p{Lu}.{10,}\.$/u);
  });

  test('rests on what decides it, and nothing else', () => {
    const premises = needs.filter((id) => id.startsWith('premises/'));
    const resting = {
      person: needs.length + missing.length === 0,
      premise: needs.length > 0 && premises.length === needs.length,
      // With neither, it would be open for ever and nobody could read why.
      machine: premises.length === 0 && needs.length + missing.length > 0,
    };
    expect(resting[decidable]).toBe(true);
  });
});

test('rules of both engines are found by criterion, without experimental ones', () => {
  expect(rulesFor({ number: '2.5.8' })).toEqual([
    'axe/target-size',
    'equal-access/target_spacing_sufficient',
  ]);
  expect(rulesFor({ number: '2.3.1' })).toEqual([]);
  expect(rulesFor({ number: '1.3.4' })).toEqual(['equal-access/element_orientation_unlocked']);
});
