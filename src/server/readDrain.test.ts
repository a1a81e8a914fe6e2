import { expect, test } from 'vitest';
import { readDrain } from './readDrain.ts';

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['8', 8_000],
  ['600', 600_000],
])('a server that is told to stop goes on for %j seconds', (DRAIN_SECONDS, milliseconds) => {
  expect(readDrain({ DRAIN_SECONDS })).toBe(milliseconds);
});

test.each(['x', '-1', '1.5', '601', ' 8'])('the seconds %j are refused', (DRAIN_SECONDS) => {
  expect(() => readDrain({ DRAIN_SECONDS })).toThrow(
    `Expected DRAIN_SECONDS to be a whole number from 0 to 600, got "${DRAIN_SECONDS}": set`,
  );
});
