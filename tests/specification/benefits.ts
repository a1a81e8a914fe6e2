import { headingsIn, itemsIn, regionOf, seen } from './finding.ts';
import type { Check } from './row.ts';

/** The heading "Key benefits", or one that ends so, over so many items. */
export function benefits(least: number, most = Number.POSITIVE_INFINITY): Check {
  const finds = most === least ? `${least} key benefits` : `${least} key benefits or more`;
  return {
    finds,
    problem: ({ root }) => {
      const [found] = headingsIn(root).filter((one) => /\bkey benefits$/iu.test(seen(one)));
      if (found === undefined) return 'no heading says "Key benefits"';
      const { length } = itemsIn(regionOf(found));
      return length >= least && length <= most ? undefined : `there are ${length}`;
    },
  };
}
