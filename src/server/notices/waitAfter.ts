const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Milliseconds to wait after so many failed attempts: a minute after the first, twice as long after each
 * that follows, up to a day, at which it stays. Up to a quarter more, by chance, keeps notices that failed
 * together from coming together for ever.
 */
export function waitAfter(attempts: number): number {
  const wait = minute * 2 ** (attempts - 1);
  return Math.min(day, wait * (1 + Math.random() / 4));
}
