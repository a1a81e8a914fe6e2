import { list, same } from './checks.ts';
import { headingsIn, headingsOf, seen } from './finding.ts';
import type { Check } from './row.ts';

/** A heading of exactly these words, in the given level if one is given. */
export function heading(words: string, level?: 1 | 2 | 3): Check {
  const tag = level === undefined ? '' : `H${level}`;
  return {
    finds: `the heading "${words}"`,
    problem: ({ root }) =>
      headingsOf(root, words).some(({ tagName }) => tagName.startsWith(tag))
        ? undefined
        : `the headings are ${list(headingsIn(root).map(seen))}`,
  };
}

/** An element that says exactly this and nothing else. */
export function exactText(text: string): Check {
  return {
    finds: `exactly "${text}"`,
    problem: ({ root }) =>
      Array.from(root.querySelectorAll('*')).some((element) => seen(element) === text)
        ? undefined
        : `no element says exactly this`,
  };
}

/** Words somewhere in the text, each of them, in their letter case. */
export function says(...words: readonly [string, ...string[]]): Check {
  return {
    finds: list(words),
    problem: ({ root }) => {
      const missing = words.filter((word) => !seen(root).includes(word));
      return missing.length === 0 ? undefined : `${list(missing)} is not in "${seen(root)}"`;
    },
  };
}

/** Headings or other words that stand in this order. */
export function order(...expected: readonly [string, string, ...string[]]): Check {
  return same(`in this order ${list(expected)}`, expected, (root) =>
    headingsIn(root)
      .map(seen)
      .filter((words) => expected.includes(words)),
  );
}

/** No text of a pattern in a place that exists and says something. */
export function neverSays(name: string, pattern: RegExp): Check {
  return {
    finds: `no ${name}`,
    problem: ({ root }) => {
      if (seen(root) === '') return 'there is nothing at all';
      const found = pattern.exec(seen(root));
      return found === null ? undefined : `it says "${found[0]}"`;
    },
  };
}
