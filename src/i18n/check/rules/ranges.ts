import { numbersIn, type WrittenNumber } from './numbersIn.ts';
import { beside, withoutPlaceholders } from './pair.ts';
import type { TextRule } from './rule.ts';

const range = /\d[\d,.]*\s*(?:to|–|-|—)\s*\d/u;
/** What may stand between the ends of a range: a dash, a short word or a unit. */
const between = /^[^.,;:!?()،。、·]{1,12}$/u;

/** A range whose ends have changed places: "6 to 2 weeks" for "2 to 6". */
export const ranges: TextRule = (pair, { isSource }) => {
  if (isSource || !range.test(pair.english)) return [];
  const bare = withoutPlaceholders(pair.english);
  const ends = neighbours(numbersIn(bare), bare);
  const given = neighbours(pair.numbers, pair.bare);
  for (const [from, to] of ends) {
    if (Number(from.value) >= Number(to.value)) continue;
    const has = (a: string, b: string) =>
      given.find(([first, second]) => first.value === a && second.value === b);
    const turned = has(to.value, from.value);
    if (turned === undefined || has(from.value, to.value) !== undefined) continue;
    return [
      {
        rule: 'changed-number',
        at: turned[0].at,
        message: `Expected the range from ${from.raw} to ${to.raw}, got ${turned[0].raw} before ${turned[1].raw}. Exchange the two.${beside(pair)}`,
      },
    ];
  }
  return [];
};

function neighbours(
  numbers: readonly WrittenNumber[],
  text: string,
): [WrittenNumber, WrittenNumber][] {
  return numbers.slice(1).flatMap((second, place) => {
    const first = numbers[place];
    if (first === undefined) return [];
    const gap = text.slice(first.at + first.raw.length, second.at);
    return between.test(gap) ? [[first, second] as [WrittenNumber, WrittenNumber]] : [];
  });
}
