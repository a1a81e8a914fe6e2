const word = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text: letters, marks and digits, joined by apostrophes and hyphens. */
export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}
