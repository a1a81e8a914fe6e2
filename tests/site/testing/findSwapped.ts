/** Things in the order in which they stand somewhere, each once. */
export type Sequence = { where: string; keys: readonly string[] };

/** Every pair that stands in one order here and in the other there; nothing else is compared. */
export function findSwapped(sequences: readonly Sequence[]): string[] {
  const first = new Map<string, string>();
  const swapped = new Set<string>();
  for (const { where, keys } of sequences) {
    const unique = [...new Set(keys)];
    for (const [index, before] of unique.entries()) {
      for (const after of unique.slice(index + 1)) {
        const other = first.get(`${after} before ${before}`);
        if (other === undefined) first.set(`${before} before ${after}`, where);
        else swapped.add(`${before} before ${after} in ${where}, after it in ${other}`);
      }
    }
  }
  return [...swapped];
}
