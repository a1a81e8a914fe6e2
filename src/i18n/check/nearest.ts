/** A question that suggests the known name most like a mistyped one; empty if none is known. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const wanted = letterPairs(typed);
  let best: { name: string; likeness: number } | undefined;
  for (const name of known) {
    const pairs = letterPairs(name);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    const likeness = shared / (pairs.size + wanted.size);
    if (best === undefined || likeness > best.likeness) best = { name, likeness };
  }
  return best === undefined ? '' : ` Did you mean "${best.name}"?`;
}

function letterPairs(text: string): Set<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(
    Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)),
  );
}
