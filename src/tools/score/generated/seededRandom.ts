/** Numbers from 0 to below 1, one at each call. */
export type Random = () => number;

/**
 * Random numbers that a seed decides: mulberry32 by Tommy Ettinger, begun with the FNV-1a hash of the
 * seed as text, so that 7 and `'7'` are one seed. The same on every machine.
 */
export function seededRandom(seed: number | string): Random {
  let state = hash(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in another order, by Fisher and Yates; takes a number for each item but one. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const taken: Item[] = [];
  while (rest.length > 1) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return [...taken, ...rest];
}

/** FNV-1a in 32 bits, over the code units of a text. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum;
}
