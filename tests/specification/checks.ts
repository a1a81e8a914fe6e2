import { heard, itemsIn, nameOf, seen } from './finding.ts';
import type { Check } from './row.ts';

/** So many items in the lists. */
export function count(expected: number): Check {
  return same(`${expected} items`, [String(expected)], (root) => [String(itemsIn(root).length)]);
}

/** The names of all items, in this order and no others. */
export function names(...expected: readonly [string, ...string[]]): Check {
  return same(`the items ${list(expected)}`, expected, (root) => itemsIn(root).map(nameOf));
}

/** A list with as many items or more. */
export function atLeast(least: number): Check {
  return {
    finds: `${least} items or more`,
    problem: ({ root }) => {
      const { length } = itemsIn(root);
      return length >= least ? undefined : `there are ${length}`;
    },
  };
}

/** So many elements of a selector, which the name tells in words. */
export function elements(name: string, selector: string, expected: number): Check {
  return same(`${expected} ${name}`, [String(expected)], (root) => [
    String(root.querySelectorAll(selector).length),
  ]);
}

/** As many elements of a selector or more. */
export function atLeastElements(name: string, selector: string, least: number): Check {
  return {
    finds: `${least} ${name} or more`,
    problem: ({ root }) => {
      const { length } = root.querySelectorAll(selector);
      return length >= least ? undefined : `there are ${length}`;
    },
  };
}

/** Every item of the list has one element of a selector that says something. */
export function eachItemHas(name: string, selector: string, text = /./u): Check {
  return {
    finds: `${name} in each item`,
    problem: ({ root }) => {
      const items = itemsIn(root);
      if (items.length === 0) return 'there is no item';
      const without = items.filter((item) => {
        const found = item.querySelectorAll(selector);
        return found.length !== 1 || !Array.from(found).every((one) => text.test(heard(one)));
      });
      return without.length === 0 ? undefined : `not in ${list(without.map(nameOf))}`;
    },
  };
}

/** Nothing of a selector in a place that exists and says something. */
export function nothing(name: string, selector: string): Check {
  return {
    finds: `no ${name}`,
    problem: ({ root }) => {
      if (seen(root) === '') return 'there is nothing at all';
      const { length } = root.querySelectorAll(selector);
      return length === 0 ? undefined : `there are ${length}`;
    },
  };
}

/** Compares what stands in a place with what should. */
export function same(
  finds: string,
  expected: readonly string[],
  read: (root: Element) => readonly string[],
): Check {
  return {
    finds,
    problem: ({ root }) => {
      const given = read(root);
      return given.length > 0 && JSON.stringify(given) === JSON.stringify(expected)
        ? undefined
        : `it is ${list(given)}`;
    },
  };
}

/** A constant of the code, where no page shows it. */
export function fact(finds: string, expected: string, given: string): Check {
  return {
    finds: `${finds} ${expected}`,
    problem: () => (given === expected ? undefined : `it is ${given}`),
    isFact: true,
  };
}

export function list(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.map((word) => `"${word}"`).join(', ');
}
