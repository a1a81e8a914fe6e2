/** Seconds that nobody means: a balancer has looked again long before. */
const most = 600;

/**
 * Reads `DRAIN_SECONDS` (default 0): how long a server that is told to stop goes on answering, no longer
 * ready, so that a balancer sends it nothing new by the time it closes. In milliseconds.
 * @throws Error if it is no whole number from 0 to 600.
 */
export function readDrain({ DRAIN_SECONDS: text = '' }: NodeJS.ProcessEnv): number {
  if (/^\d{0,3}$/u.test(text) && Number(text) <= most) return Number(text) * 1_000;
  throw new Error(
    `Expected DRAIN_SECONDS to be a whole number from 0 to ${most}, got "${text}": set the seconds in which your balancer sees that a server is not ready, or unset it where there is none.`,
  );
}
