import type { Page } from '@playwright/test';
import { addStyles } from './lookAtPages.ts';
import type { Walk } from './watchStops.ts';
import { walkByKeys, type WalkingKey } from './walkByKeys.ts';

/** What is wrong with the stops of a page, by what is asked of them, each with key and stop. */
export type StopFaults = Record<'ends' | 'order' | 'ring' | 'hidden' | 'changes', string[]>;

type Walks = {
  keys?: readonly WalkingKey[];
  /** Kinds of stops whose ring was looked at already. */
  knownKinds: Set<string>;
  lookAtNew?: (kind: string) => Promise<readonly string[]>;
  /** How a walk may end: out of the page, unless something holds the focus on purpose. */
  ends?: readonly Walk['end'][];
};

/** What lets the pointer through covers as well; a ring is not half there; no caret is a ring. */
const plainly =
  'html { scroll-behavior: auto !important } * { pointer-events: auto !important; transition: none !important; caret-color: transparent !important }';

/** Walks through what stands open by each key, and says what is wrong on the way. */
export async function findStopFaults(
  page: Page,
  { keys = ['Tab', 'Shift+Tab'], knownKinds, lookAtNew, ends = ['outside'] }: Walks,
): Promise<StopFaults> {
  const faults: StopFaults = { ends: [], order: [], ring: [], hidden: [], changes: [] };
  const remove = await addStyles(page, plainly);
  let met = 0;
  for (const key of keys) {
    const walk = await walkByKeys(page, key, knownKinds, lookAtNew);
    met += walk.stops.length;
    if (!ends.includes(walk.end)) {
      const where = walk.stops.at(-1)?.name ?? 'nothing';
      faults.ends.push(`${key} ends ${walk.end}, after "${where}", expected ${ends.join(' or ')}`);
    }
    for (const { name, ring, hidden, changed, isMoved } of walk.stops) {
      const told = (list: readonly string[]) => list.map((fault) => `${key} "${name}": ${fault}`);
      faults.ring.push(...told(ring));
      faults.hidden.push(...told(hidden));
      faults.changes.push(...told(changed));
      if (isMoved) faults.order.push(...told(['is seen before what comes before it']));
    }
  }
  if (met === 0) faults.ends.push(`${keys.join(' and ')} meet nothing`);
  await remove();
  return faults;
}
