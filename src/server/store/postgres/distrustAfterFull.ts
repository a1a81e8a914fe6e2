import { isFull } from './troubleOf.ts';

/** Milliseconds for which a disk that was full is not believed to have room. */
const distrust = 30_000;

/** Remembers that a submission found no room: a small write may fit where a submission does not. */
export function distrustAfterFull(): {
  watch: <Value>(store: () => Promise<Value>) => Promise<Value>;
  /** Throws while that is fresh. */
  check: () => void;
} {
  let failure: { at: number; error: unknown } | undefined;
  return {
    async watch(store) {
      try {
        return await store();
      } catch (error) {
        if (isFull(error)) failure = { at: performance.now(), error };
        throw error;
      }
    },
    check() {
      if (failure && performance.now() - failure.at < distrust) throw failure.error;
    },
  };
}
