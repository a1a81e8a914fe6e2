import { englishNumbers, smallNumbers } from './englishNumbers.ts';
import { beside, type Pair } from './pair.ts';
import type { Language, TextRule } from './rule.ts';

/** Scripts that write words together, or small words onto them: a number word may stand inside. */
const inside = new Set(['Arab', 'Hebr', 'Jpan', 'Hans', 'Hant', 'Kore', 'Thai']);

/**
 * The numbers that a text says in words and how often, or undefined for a language whose words are
 * not known.
 */
export function numberWordsIn(
  pair: Pair,
  { conventions, script }: Language,
): Map<string, number> | undefined {
  if (conventions.numbers.size === 0) return undefined;
  const isInside = inside.has(script);
  const lower = isInside ? pair.bare.toLowerCase() : '';
  const words = pair.lower;
  const line = ` ${words.join(' ')}`;
  const found = new Map<string, { number: string; times: number }>();
  for (const [number, beginnings] of conventions.numbers) {
    for (const beginning of beginnings) {
      const times = isInside
        ? countIn(lower, beginning)
        : beginning.includes(' ')
          ? countIn(line, ` ${beginning}`)
          : line.includes(beginning)
            ? words.filter(
                (word) =>
                  word === beginning || (beginning.length > 3 && word.startsWith(beginning)),
              ).length
            : 0;
      if (times > 0) found.set(beginning, { number, times });
    }
  }
  // "thirteen" begins like "three" in many languages, and Arabic "eleven" ends like "ten": the
  // longer word is the one that was meant.
  const said = new Map<string, number>();
  for (const [beginning, { number, times }] of found) {
    const isPart = [...found.keys()].some(
      (other) =>
        other !== beginning && (isInside ? other.includes(beginning) : other.startsWith(beginning)),
    );
    if (!isPart) said.set(number, (said.get(number) ?? 0) + times);
  }
  return said;
}

/** "Nine weeks" in English and "eight weeks" in the translation, both in words. */
export const numberWords: TextRule = (pair, language) => {
  if (language.isSource || language.conventions.numbers.size === 0) return [];
  const expected = smallNumbers(pair.english);
  if (expected.length === 0) return [];
  const digits = new Set(pair.numbers.map(({ value }) => value));
  const said = numberWordsIn(pair, language);
  if (said === undefined) return [];
  const isLost = expected.some((number) => {
    const value = String(number);
    if (digits.has(value)) return false;
    const times = said.get(value) ?? 0;
    return times === 0 || (!inside.has(language.script) && times < countOf(expected, number));
  });
  if (!isLost) return [];
  const strange = [...said.keys()].find(
    (number) =>
      Number(number) > 2 &&
      Number(number) <= 12 &&
      !englishNumbers(pair.english).includes(Number(number)) &&
      !pair.english.includes(number),
  );
  if (strange === undefined) return [];
  return [
    {
      rule: 'number-word',
      message: `Expected the number ${expected.join(', ')}, got ${strange} in words. Write the number of the English.${beside(pair)}`,
    },
  ];
};

function countIn(text: string, part: string): number {
  return text.includes(part) ? text.split(part).length - 1 : 0;
}

function countOf(numbers: readonly number[], wanted: number): number {
  return numbers.filter((number) => number === wanted).length;
}
