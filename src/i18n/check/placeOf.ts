import type { PositionOf } from './problem.ts';
import type { PlacedWord } from './readWords.ts';

/** Line and column, both from 1, of a character of a text, wherever escapes have moved it. */
export function placeOf(
  { offset }: PlacedWord,
  index: number,
  content: string,
  positionOf: PositionOf,
): { line: number; column: number } {
  return positionOf(rawOffset(content, offset, index));
}

/** The offset in a file's content of the character at `index` of the text that begins at `offset`. */
export function rawOffset(content: string, offset: number, index: number): number {
  let at = offset + 1;
  for (let passed = 0; passed < index && at < content.length; passed += 1) {
    if (content.charAt(at) !== '\\') at += 1;
    else at += content.charAt(at + 1) === 'u' ? 6 : 2;
  }
  return at;
}
