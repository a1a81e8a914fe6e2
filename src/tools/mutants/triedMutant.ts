import type { Mutant } from './mutant.ts';

/** A mutant that was tried, as the report of evidence keeps it. */
export type TriedMutant = Mutant & { outcome: 'caught' | 'survived' };

/** The file of the report, beside those of the audit, in which all of them stand. */
export const defectsFile = 'defects.json';

/** The mutants as text of that file; the same mutants and endings make the same bytes. */
export function printTried(tried: readonly TriedMutant[]): string {
  return `${JSON.stringify(tried, null, 1)}\n`;
}
