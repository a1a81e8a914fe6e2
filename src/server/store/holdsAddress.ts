/**
 * How a text from the database, plain or JSON, has to do with an address: as a whole value of it in any
 * letter case, inside a longer value, or not at all.
 */
export type Holding = 'whole' | 'mention' | undefined;

/** Makes a function that says how a text has to do with an address. */
export function holdsAddress(address: string): (text: unknown) => Holding {
  const wanted = address.trim().toLowerCase();
  const inJson = JSON.stringify(wanted).slice(1, -1);
  return (text) => {
    if (typeof text !== 'string') return undefined;
    const lower = text.toLowerCase();
    if (!lower.includes(inJson) && !lower.includes(wanted)) return undefined;
    const isWhole = leavesOf(text).some((leaf) => leaf.trim().toLowerCase() === wanted);
    return isWhole ? 'whole' : 'mention';
  };
}

/** All texts in a JSON value, or the text itself if it is no JSON. */
function leavesOf(text: string): string[] {
  const leaves: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') leaves.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    leaves.push(text);
  }
  return leaves;
}
