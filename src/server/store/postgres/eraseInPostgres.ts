import { holdsAddress, type Holding } from '../holdsAddress.ts';
import { personalTables } from '../personalTables.ts';
import type { Ask, Connections } from './connections.ts';
import { forgetIds } from './forgetInPostgres.ts';
import { readAll } from './readAll.ts';

/**
 * Deletes every submission that has an address as a value of its own, in any letter case, and whatever
 * belongs to one or holds it so.
 * @param also delete those that only mention it inside a longer value.
 * @returns how many submissions were deleted, and how many that mention it were left.
 */
export function eraseInPostgres(
  { transaction }: Connections,
  address: string,
  { also }: { also: boolean },
): Promise<{ forgotten: number; left: number }> {
  const holding = holdsAddress(address);
  const isMeant = (one: Holding): boolean => one === 'whole' || (also && one === 'mention');
  return transaction(async (ask) => {
    let [forgotten, left] = [0, 0];
    for (const { table, submission } of personalTables) {
      const held = await heldIn(ask, table, holding);
      const meant = held.filter((row) => isMeant(row.holding));
      if (table === 'submissions') {
        [forgotten, left] = [meant.length, held.length - meant.length];
        await forgetIds(
          ask,
          meant.map(({ row }) => String(row['id'])),
        );
      } else if (submission !== undefined) {
        await ask(`DELETE FROM ${table} WHERE ${submission} = ANY ($1)`, [
          meant.map(({ row }) => row[submission]),
        ]);
      }
    }
    return { forgotten, left };
  });
}

type Held = { row: Record<string, unknown>; holding: Holding };

async function heldIn(
  ask: Ask,
  table: string,
  holdingOf: (text: unknown) => Holding,
): Promise<Held[]> {
  const held: Held[] = [];
  for await (const { body, ...row } of readAll(ask, `SELECT * FROM ${table}`)) {
    const found = [body, ...Object.values(row)].map(holdingOf);
    const holding = found.find((one) => one === 'whole') ?? found.find(Boolean);
    // Without the body, of which there may be much.
    if (holding) held.push({ row, holding });
  }
  return held;
}
