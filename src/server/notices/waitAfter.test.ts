import { expect, onTestFinished, test, vi } from 'vitest';
import { waitAfter } from './waitAfter.ts';

const minute = 60_000;
const attempts = Array.from({ length: 13 }, (_, index) => index + 1);

test.each([
  [0, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]],
  [1, [1.25, 2.5, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]],
])('by chance %d, waits grow from a minute to a day', (chance, minutes) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  onTestFinished(() => void random.mockRestore());
  expect(attempts.map((attempt) => waitAfter(attempt) / minute)).toEqual(minutes);
});

test('a notice that has failed for years waits a day', () => {
  expect(waitAfter(5_000)).toBe(24 * 60 * minute);
});
