import type { Connections } from './connections.ts';

/**
 * Connections that are used only once something has succeeded, which is tried by whoever asks first, and
 * again by the next one if it fails.
 */
export function readyFirst(
  { ask, transaction, session, end }: Connections,
  prepare: () => Promise<void>,
): { ready: () => Promise<void>; connections: Connections } {
  let preparing: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    preparing ??= prepare().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  };
  return {
    ready,
    connections: {
      ask: async (...question) => {
        await ready();
        return ask(...question);
      },
      transaction: async (...given) => {
        await ready();
        return transaction(...given);
      },
      async session() {
        await ready();
        return session();
      },
      end,
    },
  };
}
