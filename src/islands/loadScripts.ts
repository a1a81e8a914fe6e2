import { lastLine } from '../delivery/lastLine.ts';

/** Whether a file has come whole, or will have; undefined for one that was lost. */
const arrivals = new Map<string, Promise<boolean> | undefined>();

/** The styles that the page did not have in it, once they are asked for. */
let styles: Promise<unknown> | undefined;

/**
 * Loads modules of the build, all at once, and the styles of what they may draw: first every file to its end into the browser's
 * cache, then the modules out of it. Until mid-2026 browsers remembered for good that an
 * `import()` failed (https://github.com/whatwg/html/issues/6768); a `fetch()` that failed they
 * forget, so whoever calls again with the same addresses gets another try. That begins when all
 * have been answered, or it would take over what is being lost.
 * @param scripts the addresses with those of everything they import: a browser remembers the
 *   loss of a script that is only imported by name as well.
 * @throws Error if a file is lost, by its connection or by its status, or comes cut short.
 */
export async function loadScripts(scripts: readonly string[]): Promise<unknown[]> {
  const { whole } = document.querySelector<HTMLElement>('[data-whole]')?.dataset ?? {};
  const areWhole = await Promise.all([...scripts, ...(whole ? [whole] : [])].map(arrive));
  if (areWhole.includes(false)) throw new Error('Lost.');
  if (whole) await (styles ??= apply(whole));
  return Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
}

/** Lets a stylesheet apply that the page only names: no part may be drawn before it does. */
function apply(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    document.head.append(link);
  });
}

/** Parts that share a file wait for the same one, so that it is transferred once. */
function arrive(file: string): Promise<boolean> {
  let arrival = arrivals.get(file);
  if (!arrival) {
    // What is left of a lost one in the cache is passed over and replaced.
    arrival = fetchWhole(file, arrivals.has(file) ? { cache: 'reload' } : {});
    arrivals.set(file, arrival);
    void arrival.then((isWhole) => isWhole || arrivals.set(file, undefined));
  }
  return arrival;
}

async function fetchWhole(file: string, how: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(file, how);
    // No other answer ends so, and Firefox takes one that breaks off for a whole one
    // (`network.http.enforce-framing`).
    return import.meta.env.DEV ? answer.ok : (await answer.text()).endsWith(lastLine);
  } catch {
    return false; // The connection is lost.
  }
}
