import type { Store } from './store/store.ts';

const hour = 60 * 60 * 1000;

/**
 * Deletes what is too old now and once a day; an hour later again if it could not be done to the end.
 * @param before the moment before which a submission is too old by now; undefined deletes nothing.
 * @param say tells the operator what went wrong.
 * @returns what ends it.
 */
export function purgeDaily(
  store: Pick<Store, 'purge'>,
  before: (() => string) | undefined,
  say: (sentence: string) => void,
): () => void {
  if (before === undefined) return () => undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const purge = async (): Promise<void> => {
    let isDone = false;
    try {
      isDone = (await store.purge(before())).isTraceless;
    } catch (error) {
      if (!isStopped) say(error instanceof Error ? error.message : String(error));
    }
    if (!isStopped) timer = setTimeout(purge, isDone ? 24 * hour : hour).unref();
  };
  void purge();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
