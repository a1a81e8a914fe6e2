import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/**
 * Two characters that look like one letter, and the letter: the vowels of "do not use" tables in
 * chapters 12 and 13 of the Unicode Standard. They are written as code points, since people could
 * not tell them apart.
 */
const sequences = new Map(
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, 'indicSequences.json'), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([sequence, letter]) => [decode(sequence), decode(letter)]),
);
const any = new RegExp([...sequences.keys()].join('|'), 'u');
const isIndic = /[\u0900-\u0dff]/u;

/** A vowel of an Indic script put together from parts: search takes the word for another. */
export const indicSequences: TextRule = (pair) => {
  const found = isIndic.test(pair.text) ? any.exec(pair.text) : null;
  if (found === null) return [];
  const letter = sequences.get(found[0]) ?? '';
  return [
    {
      rule: 'homoglyph',
      at: found.index,
      message: `Expected the one letter "${letter}" (${encode(letter)}), got ${encode(found[0])}, which only look like it. Type it anew.${beside(pair)}`,
    },
  ];
};

function decode(codes: string): string {
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
}

function encode(text: string): string {
  return [...text]
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
