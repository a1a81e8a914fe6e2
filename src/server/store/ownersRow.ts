import { holdsAddress } from './holdsAddress.ts';
import type { OwnersRow, RowFilter } from './ownersStore.ts';
import { referenceOf } from './reference.ts';

/** The row that an owner sees, made of one of the table, which may be that of an earlier program. */
export function ownersRow(found: Record<string, unknown>): OwnersRow {
  const { id, kind, received_at: receivedAt, page, locale, body } = found;
  const { policy = null, confirmed_at: confirmedAt = null } = found;
  return {
    ...{ id, reference: referenceOf(String(id)), kind, receivedAt, page, locale, policy },
    confirmedAt,
    body: JSON.parse(String(body)),
  } as OwnersRow;
}

/** Makes a function that says whether a row of the table has the address that is asked for, if one is. */
export function hasAddress({ address }: RowFilter): (found: Record<string, unknown>) => boolean {
  if (address === undefined) return () => true;
  const holding = holdsAddress(address);
  return (found) => holding(found['body']) === 'whole';
}
