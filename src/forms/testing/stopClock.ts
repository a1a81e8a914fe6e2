import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of a test and returns a function that lets so many milliseconds
 * pass. Call it when everything is filled in: events of a simulated visitor need real time.
 */
export function stopClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The environment's own timeout does not look at the stopped clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('The time is over.', 'TimeoutError');
    setTimeout(() => controller.abort(reason), milliseconds);
    return controller.signal;
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return async (milliseconds) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  };
}
