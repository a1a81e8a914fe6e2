/** A part of a text, which ends before `to`, and what is to stand there instead. */
export type Edit = { from: number; to: number; text: string };

/** One fault that an operator could plant in one file. */
export type Change = {
  /** In the order of the text; none reaches into another. */
  edits: readonly Edit[];
  /** Success criteria of WCAG 2.2, A or AA, that a visitor loses by it. */
  criteria: readonly string[];
  /** What a visitor suffers, in a short sentence. */
  describes: string;
};

/**
 * A change as one text that is replaced by another: as little of the file as stands in it just once,
 * so that whoever plants it cannot hit another place.
 * @throws Error if an edit begins before the one in front of it ends.
 */
export function asReplacement(
  text: string,
  { edits }: Pick<Change, 'edits'>,
): { original: string; replacement: string } {
  const [from, to] = onlyPlace(text, edits.at(0)?.from ?? 0, edits.at(-1)?.to ?? 0);
  let replacement = '';
  let at = from;
  for (const edit of edits) {
    if (edit.from < at) throw new Error(`Expected edits in the order of the text at ${edit.from}.`);
    replacement += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return { original: text.slice(from, to), replacement: replacement + text.slice(at, to) };
}

/** The part widened on both sides until nothing else in the text is equal to it. */
function onlyPlace(text: string, from: number, to: number): [number, number] {
  const part = text.slice(from, to);
  const isOnly = part !== '' && text.indexOf(part) === text.lastIndexOf(part);
  // The whole text is the only one of its kind, so this ends.
  return isOnly
    ? [from, to]
    : onlyPlace(text, Math.max(0, from - 8), Math.min(text.length, to + 8));
}
