/** A text as messages quote it: at most 90 characters. */
export function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
