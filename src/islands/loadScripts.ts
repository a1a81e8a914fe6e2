import { lastLine } from './lastLine.ts';

/** Whether a script has come whole, or will have; undefined for one that was lost. */
const arrivals = new Map<string, Promise<boolean> | undefined>();

/**
 * Loads modules of the build, all at once: first every script to its end into the browser's
 * cache, then the modules out of it. Until mid-2026 browsers remembered for good that an
 * `import()` failed (https://github.com/whatwg/html/issues/6768); a `fetch()` that failed they
 * forget, so whoever calls again with the same addresses gets another try. That begins when all
 * have been answered, or it would take over what is being lost.
 * @param scripts the addresses with those of everything they import: a browser remembers the
 *   loss of a script that is only imported by name as well.
 * @throws Error if a script is lost, by its connection or by its status, or comes cut short.
 */
export async function loadScripts(scripts: readonly string[]): Promise<unknown[]> {
  const areWhole = await Promise.all(scripts.map(arrive));
  if (areWhole.includes(false)) throw new Error('Lost.');
  return Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
}

/** Parts that share a script wait for the same one, so that it is transferred once. */
function arrive(script: string): Promise<boolean> {
  let arrival = arrivals.get(script);
  if (!arrival) {
    // What is left of a lost one in the cache is passed over and replaced.
    arrival = fetchWhole(script, arrivals.has(script) ? { cache: 'reload' } : {});
    arrivals.set(script, arrival);
    void arrival.then((isWhole) => isWhole || arrivals.set(script, undefined));
  }
  return arrival;
}

async function fetchWhole(script: string, how: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(script, how);
    // No other answer ends so, and Firefox takes one that breaks off for a whole one
    // (`network.http.enforce-framing`).
    return import.meta.env.DEV ? answer.ok : (await answer.text()).endsWith(lastLine);
  } catch {
    return false; // The connection is lost.
  }
}
