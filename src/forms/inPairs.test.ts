import { expect, test } from 'vitest';
import { consultation } from '../contract/consultation.ts';
import { quote } from '../contract/quote.ts';
import { inPairs } from './inPairs.ts';

test.each([
  [quote, ['name email', 'mobile selectservice', 'message']],
  [consultation, ['name company', 'email mobile', 'interest', 'message', 'wecontactyou']],
])('short fields stand side by side, wide ones alone (%#)', ({ fields }, expected) => {
  const rows = inPairs(Object.entries(fields));
  expect(rows.map((row) => row.map((field) => field?.[0]).join(' '))).toEqual(expected);
});
