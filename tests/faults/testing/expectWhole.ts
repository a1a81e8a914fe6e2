import { expect } from 'vitest';
import type { Sent } from './senders.ts';

/**
 * Holds what is stored, by its messages, against what was sent: nothing that was thanked for is lost,
 * nothing is there twice or made up.
 */
export function expectWhole(stored: readonly string[], { all, thanked }: Sent): void {
  const found = new Set(stored);
  expect([...thanked].filter((message) => !found.has(message))).toEqual([]);
  expect(stored.length).toBe(found.size);
  expect([...found].filter((message) => !all.has(message))).toEqual([]);
}
