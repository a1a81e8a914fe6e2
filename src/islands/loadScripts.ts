import { lastLine } from './lastLine.ts';

/** Scripts that have come or are on their way; undefined for one that was lost. */
const arrivals = new Map<string, Promise<void> | undefined>();

/**
 * Loads modules of the build, all at once: first every script to its end into the browser's
 * cache, then the modules out of it. Until mid-2026 browsers remembered for good that an
 * `import()` failed (https://github.com/whatwg/html/issues/6768); a `fetch()` that failed they
 * forget, so whoever calls again with the same addresses gets another try.
 * @param scripts the addresses with those of everything they import: a browser remembers the
 *   loss of a script that is only imported by name as well.
 * @throws Error if a script is lost, by its connection or by its status, or comes cut short.
 */
export async function loadScripts(scripts: readonly string[]): Promise<unknown[]> {
  await Promise.all(scripts.map(arrive));
  return Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
}

/** Parts that share a script wait for the same one, so that it is transferred once. */
function arrive(script: string): Promise<void> {
  let arrival = arrivals.get(script);
  if (!arrival) {
    // What is left of a lost one in the cache is passed over and replaced.
    arrival = fetchWhole(script, arrivals.has(script) ? 'reload' : 'default');
    arrivals.set(script, arrival);
    arrival.catch(() => arrivals.set(script, undefined));
  }
  return arrival;
}

async function fetchWhole(script: string, cache: RequestCache): Promise<void> {
  const answer = await fetch(script, { cache });
  const text = await answer.text();
  // Firefox takes an answer that breaks off for a whole one (`network.http.enforce-framing`).
  const isWhole = import.meta.env.DEV || text.endsWith(lastLine);
  if (!answer.ok || !isWhole) throw new Error(script);
}
