import { formatProblem, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { WordFile } from '../../../i18n/check/readWords.ts';

/**
 * A command works on what is in a file, so the whole of it has to be readable.
 * @throws Error with the place, for a file that is no JSON, no object, or has a key twice.
 */
export function refuseUnreadable({ problems }: WordFile): void {
  const broken = problems.find(keepsFromReading);
  if (broken !== undefined) throw new Error(`${formatProblem(broken)} Nothing was written.`);
}

function keepsFromReading({ rule, key }: LocaleProblem): boolean {
  if (rule === 'wrong-type') return key === '';
  return rule === 'json-syntax' || rule === 'encoding' || rule === 'duplicate-key';
}
