import type { TextDescription } from '../../../locales/describeTexts.ts';

/** Added to the address of a page, it asks for the page with its strings outlined. */
export const stringsParameter = 'strings';

/** The id of the data block in which such a page carries its {@link PageStrings}. */
export const stringsBlock = 'strings-of-this-page';

/** Every text of a page by its name as it stands in the marks, still in their digits. */
export type PageStrings = Readonly<Record<string, TextDescription & { key: string }>>;

/** Whether an address, from the root or whole, asks for the strings of its page. */
export function asksForStrings(address: string): boolean {
  return new URL(address, 'http://localhost').searchParams.has(stringsParameter);
}
