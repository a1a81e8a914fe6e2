import { expect, test } from 'vitest';
import { ownFields } from './ownFields.ts';

test('only the named keys are read, and only if the data has them itself', () => {
  const data = Object.create({ email: 'inherited' }) as object;
  Object.assign(data, { name: 'Asha', admin: true });
  expect(ownFields(data, ['name', 'email', 'constructor'])).toEqual({ name: 'Asha' });
});

test.each([undefined, null, 'text', 1])('%j has no fields', (data) => {
  expect(ownFields(data, ['name', 'length', 'constructor'])).toEqual({});
});
