import { beside, type Pair } from './pair.ts';
import type { LanguageRule } from './rule.ts';

const openers = /["«»“”„‘‚‹›「『]/u;

/** Below this many texts with quotation marks a language has shown no habit. */
const leastOften = 4;

/**
 * A text whose outer quotation marks are of a kind that the language keeps for quotes in quotes,
 * while nearly all its other texts have the usual kind.
 */
export const quotesAlike: LanguageRule = (pairs, { conventions }) => {
  const [usual = '', ...others] = conventions.quotes;
  if (others.length === 0) return [];
  const ofUsual: Pair[] = [];
  const odd: { pair: Pair; at: number; got: string }[] = [];
  for (const pair of pairs) {
    const first = openers.exec(pair.bare);
    if (first === null) continue;
    const kind = conventions.quotes.find((marks) => marks.startsWith(first[0]));
    if (kind === usual) ofUsual.push(pair);
    else if (kind !== undefined && pair.bare.includes(kind.charAt(1), first.index + 1)) {
      odd.push({ pair, at: first.index, got: kind });
    }
  }
  if (ofUsual.length < leastOften || odd.length * 5 > ofUsual.length) return [];
  return odd.map(({ pair, at, got }) => ({
    pair,
    rule: 'quotes' as const,
    at,
    message: `Expected ${usual} as in ${ofUsual.length} other texts, got ${got}. Write ${usual}, and ${got} only inside of them.${beside(pair)}`,
  }));
};
