import { editDistance } from './editDistance.ts';

/** Fewer shared pairs of letters, and a name is another one, not the same mistyped. */
const nearEnough = 0.36;

/** A question that suggests the known name most like a mistyped one; empty if none is near. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const wanted = letterPairs(typed);
  let best: { name: string; likeness: number } | undefined;
  for (const name of known) {
    const pairs = letterPairs(name);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    const likeness = shared / (pairs.size + wanted.size);
    const isNear = likeness >= nearEnough || isMistyped(typed, name);
    if (isNear && (best === undefined || likeness > best.likeness)) best = { name, likeness };
  }
  return best === undefined ? '' : ` Did you mean "${best.name}"?`;
}

/** One wrong letter in each four, such as two that changed their places. */
function isMistyped(typed: string, name: string): boolean {
  const limit = Math.max(1, Math.floor(name.length / 4));
  return editDistance(typed.toLowerCase(), name.toLowerCase(), limit) <= limit;
}

function letterPairs(text: string): Set<string> {
  const letters = ` ${text.toLowerCase()} `;
  return new Set(
    Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)),
  );
}
