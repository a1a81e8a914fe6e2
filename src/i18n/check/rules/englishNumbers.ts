import { wordsIn } from '../wordsIn.ts';

const english: Readonly<Record<string, number>> = {
  zero: 0,
  no: 0,
  one: 1,
  once: 1,
  first: 1,
  single: 1,
  two: 2,
  twice: 2,
  second: 2,
  both: 2,
  double: 2,
  pair: 2,
  half: 2,
  three: 3,
  third: 3,
  triple: 3,
  four: 4,
  fourth: 4,
  quarter: 4,
  five: 5,
  fifth: 5,
  six: 6,
  sixth: 6,
  seven: 7,
  seventh: 7,
  eight: 8,
  eighth: 8,
  nine: 9,
  ninth: 9,
  ten: 10,
  tenth: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fortnight: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
  million: 1_000_000,
  percent: 100,
  a: 1,
  an: 1,
};

const known = new Map<string, readonly number[]>();

const small = new Map<string, readonly number[]>();

/** Of these the ones from three to twelve, which other languages say in words as well. */
export function smallNumbers(text: string): readonly number[] {
  let found = small.get(text);
  if (found === undefined) {
    found = englishNumbers(text).filter((number) => number > 2 && number <= 12);
    small.set(text, found);
  }
  return found;
}

/** The numbers that an English text says in words. */
export function englishNumbers(text: string): readonly number[] {
  let found = known.get(text);
  if (found === undefined) {
    found = wordsIn(text.toLowerCase())
      .flatMap((word) => word.split('-'))
      .flatMap((word) => (Object.hasOwn(english, word) ? [english[word] ?? 0] : []));
    known.set(text, found);
  }
  return found;
}
