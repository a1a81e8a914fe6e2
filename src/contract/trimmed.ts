/** The trimmed text of an untrusted value; anything but a string counts as empty. */
export function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
