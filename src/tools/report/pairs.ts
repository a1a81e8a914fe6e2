/** Where something was looked at: a page in a language, brought into a state, shown in a mode. */
export type Combination = { page: string; locale: string; state: string; mode: string };

/** What is covered together: each pair of values that can meet, at least once. */
export const pairKinds = [
  ['page', 'locale'],
  ['page', 'mode'],
  ['locale', 'mode'],
  ['state', 'mode'],
  ['state', 'locale'],
  ['page', 'state'],
] as const satisfies readonly (readonly (keyof Combination)[])[];

export type PairKind = (typeof pairKinds)[number];

/** The name of a pair of values, of one kind. */
export function pairOf([a, b]: PairKind, combination: Combination): string {
  return `${a} ${combination[a]} × ${b} ${combination[b]}`;
}

/**
 * Chooses from combinations, in their order, each that has a pair which none before it has. Whatever
 * pair one of them has, one of the chosen has too.
 * @param must combinations that are taken in any case.
 */
export function coverPairs(
  must: readonly Combination[],
  candidates: readonly Combination[],
): Combination[] {
  const covered = new Set<string>();
  const pairsOf = (one: Combination) => pairKinds.map((kind) => pairOf(kind, one));
  for (const pair of must.flatMap(pairsOf)) covered.add(pair);
  const chosen = candidates.filter((candidate) => {
    const fresh = pairsOf(candidate).filter((pair) => !covered.has(pair));
    for (const pair of fresh) covered.add(pair);
    return fresh.length > 0;
  });
  return [...must, ...chosen];
}
