import { beside, type Pair } from './pair.ts';
import type { Language, LanguageRule, TextRule } from './rule.ts';

/** Every mark that can close a text, by what it says. */
const kinds: Readonly<Record<string, string>> = {
  '.': '.。।॥۔።។။．｡։།៕༎|',
  '?': '?？؟;;՞፧⸮﹖',
  '!': '!！՜߹﹗',
  ':': ':：﹕՝፥፦៖',
  '…': '…⋯',
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, marks]) => [...marks].map((mark) => [mark, kind] as const)),
);
/** Full stops of scripts that `kinds` leaves out, such as Ol Chiki: right in any of them. */
const otherStop = /\p{Sentence_Terminal}$/u;
/** "EE. UU.": the point belongs to the abbreviation, which the English may have spelt out. */
const abbreviated = /(?:^|[\s.])\p{Lu}{1,2}\.\s?\p{Lu}{1,2}\.$/u;
const closer = /[\s”"»›«‹’')\]」』）】》\u2069\u200e\u200f\u202f\u00a0“‘*]/u;
const called: Readonly<Record<string, string>> = {
  '.': 'a full stop',
  '?': 'a question mark',
  '!': 'an exclamation mark',
  ':': 'a colon',
  '…': 'an ellipsis',
  '': 'no closing mark',
};

/** The last mark of a text, what it says, and where it stands. */
function endOf(text: string): { kind: string; mark: string; at: number } {
  // From the end, since a pattern would look through the whole text.
  let end = text.length;
  while (end > 0 && closer.test(text.charAt(end - 1))) end -= 1;
  const body = text.slice(0, end);
  const isDots = body.endsWith('...');
  const mark = body.slice(-1);
  const kind = isDots ? '…' : (kindOf.get(mark) ?? (otherStop.test(body.slice(-2)) ? '.' : ''));
  return { kind, mark: kind === '' ? '' : mark, at: body.length - (isDots ? 3 : 1) };
}

/** The mark at the end of a text: of the same kind as the English one, and of this language. */
export const endMarks: TextRule = (pair, language) => {
  if (language.isSource || !/\p{L}/u.test(pair.bare)) return [];
  const expected = endOf(pair.english).kind;
  const { kind, mark, at } = endOf(pair.text);
  const accepted = language.conventions.ends[expected] ?? expected;
  const isGreekQuestion = mark === ';' && !language.conventions.ends['?']?.includes(';');
  if (isGreekQuestion || (mark === '|' && expected === '')) return [];
  // An Armenian question ends like any sentence, a Tibetan name like one too.
  if (mark !== '' && accepted.includes(mark)) return [];
  if (kind === '.' && (expected === '' ? abbreviated.test(pair.bare) : !kindOf.has(mark)))
    return [];
  const tell = (message: string, habit?: string) => [
    {
      rule: 'end-mark' as const,
      at: Math.max(0, at),
      message: `${message}${beside(pair)}`,
      ...(habit !== undefined && { habit }),
    },
  ];
  if (kind !== expected) {
    const isEastern = language.script === 'Jpan' || language.script.startsWith('Han');
    // A sentence before a list may simply end there.
    if (isEastern && expected === ':' && kind === '.') return [];
    if (kind === '' && (accepted === '' || endsOtherwise(pair, language, expected))) return [];
    const wanted = accepted === '' || expected === '' ? '' : ` (${accepted.charAt(0)})`;
    const remedy = expected === '' ? 'Take it out.' : 'Close the text as the English does.';
    return tell(
      `Expected ${called[expected]} at the end${wanted}, got ${called[kind]}. ${remedy}`,
      `end ${expected} ${kind}`,
    );
  }
  if (kind !== '' && kind !== '…') {
    return tell(
      `Expected "${accepted.charAt(0) || 'no mark'}" at the end, got "${mark}". Write the mark of this language.`,
      `mark ${mark}`,
    );
  }
  return [];
};

/** Thai and Lao need no full stop; an abbreviation in the English may have brought one along. */
function endsOtherwise({ english }: Pair, { script }: Language, expected: string): boolean {
  const isAbbreviation = /(?:\b(?:etc|inc|ltd|co|e\.g|i\.e|a\.m|p\.m))\.$/iu.test(english);
  return expected === '.' && (isAbbreviation || script === 'Thai' || script === 'Laoo');
}

/** Where a language has two full stops (। and .), a text should close as the others do. */
export const usualEndMarks: LanguageRule = (pairs, language) => {
  const accepted = language.conventions.ends['.'] ?? '.';
  if (accepted.length < 2) return [];
  const ends = pairs.map((pair) => ({ pair, ...endOf(pair.text) }));
  const stops = ends.filter(({ kind, mark }) => kind === '.' && accepted.includes(mark));
  const byMark = Map.groupBy(stops, ({ mark }) => mark);
  const [usual] = [...byMark].toSorted((a, b) => b[1].length - a[1].length);
  if (usual === undefined || stops.length < 12 || usual[1].length < stops.length * 0.9) return [];
  return stops
    .filter(({ mark }) => mark !== usual[0])
    .map(({ pair, mark, at }) => ({
      pair,
      rule: 'end-mark' as const,
      at,
      message: `Expected "${usual[0]}" at the end as in ${usual[1].length} other texts, got "${mark}". Close all alike.${beside(pair)}`,
    }));
};
