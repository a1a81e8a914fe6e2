import type { PageStrings } from './describeMarks.ts';
import type { FoundString } from './stringFinder.ts';

type AnyPlace = Pick<FoundString, 'mark' | 'hidden'>;

/** One text of the locale files and every place where the page has it. */
export type ListedString<Place extends AnyPlace = FoundString> = PageStrings[string] & {
  mark: string;
  /** Counted from 1 in the order of the page. */
  number: number;
  places: readonly Place[];
};

/** Lists the strings of a page, each once. What the server has not told of is left out. */
export function listStrings<Place extends AnyPlace>(
  found: readonly Place[],
  known: PageStrings,
): readonly ListedString<Place>[] {
  const places = Map.groupBy(found, ({ mark }) => mark);
  return [...places]
    .flatMap(([mark, ofMark]) => {
      const told = known[mark];
      return told === undefined ? [] : [{ ...told, mark, places: ofMark, number: 0 }];
    })
    .map((string, index) => ({ ...string, number: index + 1 }));
}

/** Where a string that nobody sees is kept, for people. */
export function hidingPlace({ places }: ListedString<AnyPlace>): string {
  return [...new Set(places.map(({ hidden }) => hidden ?? 'hidden text'))].join(', ');
}
