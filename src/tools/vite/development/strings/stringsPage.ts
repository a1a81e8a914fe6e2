/** Added to the address of a page, it asks for the page with its strings outlined. */
export const stringsParameter = 'strings';

/** The id of the data block in which such a page carries its `PageStrings`. */
export const stringsBlock = 'strings-of-this-page';

/** Whether an address, from the root or whole, asks for the strings of its page. */
export function asksForStrings(address: string): boolean {
  return new URL(address, 'http://localhost').searchParams.has(stringsParameter);
}
