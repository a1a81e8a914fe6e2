import { modes } from './modes.ts';
import type { Finding } from './findings.ts';

/**
 * Where something was found, in few words: modes to states, such as
 * `{ "every mode": ["as loaded"], "small dark": "every state" }`.
 * @param states all states of the page.
 */
export function places(
  where: Finding['where'],
  states: readonly string[],
): Record<string, readonly string[] | 'every state'> {
  const grouped = new Map<string, string[]>();
  for (const state of states) {
    const found = where[state];
    if (found === undefined) continue;
    const key = found.length === modes.length ? 'every mode' : found.join(', ');
    grouped.set(key, [...(grouped.get(key) ?? []), state]);
  }
  return Object.fromEntries(
    [...grouped].map(([key, list]) => [key, list.length === states.length ? 'every state' : list]),
  );
}
