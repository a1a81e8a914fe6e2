import type { FoundString } from '../../../strings/stringFinder.ts';
import type { PageStrings } from './stringsPage.ts';

/** One text of the locale files and every place where the page has it. */
export type ListedString = PageStrings[string] & {
  mark: string;
  /** Counted from 1 in the order of the page. */
  number: number;
  places: readonly FoundString[];
};

/** Lists the strings of a page, each once. What the server has not told of is left out. */
export function listStrings(
  found: readonly FoundString[],
  known: PageStrings,
): readonly ListedString[] {
  const places = Map.groupBy(found, ({ mark }) => mark);
  return [...places]
    .flatMap(([mark, ofMark]) => {
      const told = known[mark];
      return told === undefined ? [] : [{ ...told, mark, places: ofMark, number: 0 }];
    })
    .map((string, index) => ({ ...string, number: index + 1 }));
}

/** Where a string that nobody sees is kept, for people. */
export function hidingPlace({ places }: ListedString): string {
  return [...new Set(places.map(({ hidden }) => hidden ?? 'hidden text'))].join(', ');
}
