import { expect, onTestFinished, test, vi } from 'vitest';
import { machineClock } from './clock.ts';

test('what was due a moment ago is done at once, and nothing negative is asked of Node, which would print a warning', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void asked.mockRestore());
  machineClock.after(-5, resolve);
  await promise;
  expect(asked.mock.calls).toEqual([[resolve, 0]]);
});
