import { expect, test } from 'vitest';
import { criteria } from '../report/criteria.ts';
import { judgements } from '../report/judgements.ts';
import { readRequirements } from './readRequirements.ts';

const shown = readRequirements().filter(({ doesNotApply }) => doesNotApply === undefined);
const ids = new Set(shown.map(({ id }) => id));
const byMachine = criteria.filter(({ decidable }) => decidable === 'machine');

test('what a machine decides rests on requirements that exist and can be shown', () => {
  const strange = byMachine.flatMap(({ number, needs }) =>
    needs.filter((id) => !ids.has(id)).map((id) => `${number} needs ${id}`),
  );
  expect(strange).toEqual([]);
});

test('what a judgement on the second engine says is shown by requirements that exist', () => {
  const strange = judgements.flatMap(({ rule, shownBy }) =>
    shownBy.filter((id) => !ids.has(id)).map((id) => `${rule} is shown by ${id}`),
  );
  expect(strange).toEqual([]);
});

test('what a machine decides rests on every requirement that serves it, so that none is passed over', () => {
  const passedOver = byMachine.flatMap(({ number, needs }) =>
    shown
      .filter((one) => one.criteria.includes(number) && !needs.includes(one.id))
      .map(({ id }) => `${number} does not need ${id}`),
  );
  expect(passedOver).toEqual([]);
});
