import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { purgeDaily } from './purgeDaily.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is too old goes at the start and once a day', async () => {
  const purge = vi.fn(async (_before: string) => ({ isTraceless: true }));
  const stop = purgeDaily({ purge }, () => new Date(Date.now() - hour).toISOString(), vi.fn());
  expect(purge).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(23 * hour);
  expect(purge).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(25 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
  const [first, , last] = purge.mock.calls.map(([before]) => Date.parse(before));
  expect((last ?? 0) - (first ?? 0)).toBe(48 * hour);
  stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
});

test('what could not be done to the end is told, and done an hour later', async () => {
  const purge = vi
    .fn(async (_before: string) => ({ isTraceless: true }))
    .mockRejectedValueOnce(new Error('Expected a disk.'))
    .mockResolvedValueOnce({ isTraceless: false });
  const say = vi.fn();
  const stop = purgeDaily({ purge }, () => '2026-01-01', say);
  await vi.advanceTimersByTimeAsync(hour);
  expect(say.mock.calls).toEqual([['Expected a disk.']]);
  expect(purge).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(hour);
  expect(purge).toHaveBeenCalledTimes(3);
  stop();
});

test('nothing goes if all is kept for ever', () => {
  const purge = vi.fn();
  purgeDaily({ purge }, undefined, vi.fn())();
  expect(purge).not.toHaveBeenCalled();
});
