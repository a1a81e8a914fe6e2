import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether faults are made as often as the promise says, or just often enough to see that they can be. */
    faults: 'long' | 'short';
  }
}

/** Whether this is `npm run test:faults`, on a machine with nothing else to do. */
export const isLong = inject('faults') === 'long';

/** What a fault is made with: so much of it in a long run, so much in a short one. */
export function scaled<Value>(long: Value, short: Value): Value {
  return isLong ? long : short;
}

/** Tells the reader of a long run what was measured. */
export function tell(figures: string): void {
  if (isLong) process.stdout.write(`  ${figures}\n`);
}
