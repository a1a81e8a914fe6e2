import { international } from './international.ts';
import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/** Neither a part of an address nor a unit behind a number. */
const word =
  /(?<![\p{L}\p{M}\p{N}@./:_#&\\-]|\p{N}\s)[a-z]{3,}(?![\p{L}\p{M}\p{N}@/:_&\\-]|\.\p{L})/gu;

/**
 * A word in Latin letters within a text of another script, that no English text has: a word of the
 * language in the wrong letters, mostly. Names have a capital, and are looked at elsewhere.
 */
export const latinWords: TextRule = (pair, { script, isSource, english }) => {
  const { bare } = pair;
  if (script === 'Latn' || isSource || !/[a-z]{3}/u.test(bare)) return [];
  const source = pair.english.toLowerCase().replaceAll('-', '');
  for (const { 0: got, index } of bare.matchAll(word)) {
    if (source.includes(got) || english.ordinary.has(got) || international.has(got)) continue;
    return [
      {
        rule: 'latin-word',
        at: index,
        message: `Expected words in the script ${script} of this language, got "${got}", which no English text has. Write it in that script.${beside(pair)}`,
      },
    ];
  }
  return [];
};
