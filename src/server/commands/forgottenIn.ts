import type { Forgotten } from '../store/ownersStore.ts';
import { countOf } from './writeOut.ts';

/** What was deleted, in words; copies that a restore has kept are named if something was in them. */
export function forgottenIn({ forgotten, inCopies }: Forgotten, which = ''): string {
  const copies = inCopies > 0 ? `, and ${inCopies} in copies that a restore has kept` : '';
  return countOf(forgotten) + which + copies;
}
