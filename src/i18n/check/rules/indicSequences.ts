import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/**
 * Characters that look like one letter, and the letter: of DoNotEmit.txt in the UCD the vowels of
 * living scripts and the Bengali ৎ, and three more that begin with the Gujarati આ. They are written
 * as code points, since people could not tell them apart. The Tamil ஸ்ரீ is left out, which nearly
 * everybody writes so, and the Malayalam chillus, which may be meant.
 */
const sequences = new Map(
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, 'indicSequences.json'), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([sequence, letter]) => [decode(sequence), decode(letter)]),
);
/** The longer first, since the shorter may be their beginning. */
const any = new RegExp(
  [...sequences.keys()].toSorted((a, b) => b.length - a.length).join('|'),
  'u',
);
/** Half a Devanagari consonant, completed by the vowel sign that looks like its other half. */
const halves = /([\u0915-\u0939\u0958-\u095f\u0978-\u097f]\u093c?)\u094d\u200d?\u093e/u;
const isIndic = /[\u0900-\u0dff]/u;

/** A vowel of an Indic script put together from parts: search takes the word for another. */
export const indicSequences: TextRule = (pair) => {
  if (!isIndic.test(pair.text)) return [];
  const found = any.exec(pair.text) ?? halves.exec(pair.text);
  if (found === null) return [];
  const letter = sequences.get(found[0]) ?? found[1] ?? '';
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
