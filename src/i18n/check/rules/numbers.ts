import { numbersIn, type WrittenNumber } from './numbersIn.ts';
import { beside, withoutPlaceholders, type Pair } from './pair.ts';
import type { Finding, Language, TextRule } from './rule.ts';
import { englishNumbers } from './englishNumbers.ts';
import { numberWordsIn } from './numberWords.ts';

type Source = {
  numbers: readonly WrittenNumber[];
  /** What digits of a translation may say although the English says it in words. */
  allowed: ReadonlySet<string>;
  /** Numbers that a translation may have in other words: day and night for 24x7. */
  optional: ReadonlySet<string>;
  currencies: string;
};

const sources = new Map<string, Source>();
const clock = /(\d{1,2})(?::\d\d)?\s*(?:-|–|to)?\s*(?:(\d{1,2})(?::\d\d)?\s*)?([ap])\.?m\b/giu;
const always = /24\s*[x×/]\s*7|around the clock|day and night|at any (?:time|hour)/iu;
const powers: Readonly<Record<string, number>> = {
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
};

/**
 * Numbers and currencies that differ from the English, in whatever digits. Another number in its
 * place is an error; one that is missing may be written in words, and one too many may be right.
 */
export const numbers: TextRule = (pair, language) => {
  if (language.isSource) return [];
  const source = sourceOf(pair.english);
  if (pair.isPlain && source.numbers.length === 0) return [];
  const said = new Set<string>();
  const strange: WrittenNumber[] = [];
  for (const number of pair.numbers) {
    const values = [number.value, ...multiplied(number, pair.bare)];
    for (const value of values) said.add(value);
    const isKnown = values.some(
      (value) => source.allowed.has(value) || source.numbers.some((other) => other.value === value),
    );
    if (!isKnown) strange.push(number);
  }
  const lost = source.numbers.filter(
    ({ value }) => !said.has(value) && !isInHours(value, said, source),
  );
  return [...compare(pair, language, { lost, strange, source }), ...currency(pair, source)];
};

function compare(
  pair: Pair,
  language: Language,
  { lost, strange, source }: { lost: WrittenNumber[]; strange: WrittenNumber[]; source: Source },
): Finding[] {
  const [wrong] = strange;
  const [missing] = lost;
  if (wrong !== undefined && missing !== undefined) {
    return [
      {
        rule: 'changed-number',
        at: wrong.at,
        message: `Expected the number ${missing.raw}, got ${wrong.raw}. Write the number of the English.${beside(pair)}`,
      },
    ];
  }
  if (wrong !== undefined) {
    return [
      {
        rule: 'number-word',
        at: wrong.at,
        message: `Expected no number ${wrong.raw}, which the English does not have. Look whether it is right.${beside(pair)}`,
      },
    ];
  }
  const words = lost.length > 0 ? numberWordsIn(pair, language) : undefined;
  const dropped = lost.find(
    ({ value }) =>
      Number(value) > 2 &&
      // "7 days" without its 24 is no way to say 24x7, day and night is.
      !(source.optional.has(value) && !(value === '24' && isSevenAlone(pair))) &&
      words?.has(value) !== true &&
      (words !== undefined || Number(value) > 12),
  );
  return dropped === undefined
    ? []
    : [
        {
          rule: 'number-word',
          message: `Expected the number ${dropped.raw}, got a text without it. Write it, in digits if it is there in words.${beside(pair)}`,
        },
      ];
}

function isSevenAlone({ numbers: given }: Pair): boolean {
  return given.some(({ value }) => value === '7') && given.every(({ value }) => value !== '24');
}

/** Where the English has no dollars, nobody should pay them. */
function currency(pair: Pair, source: Source): Finding[] {
  const sign = /[$€£¥₹]/u.exec(pair.bare);
  if (sign === null || source.currencies === '' || source.currencies.includes(sign[0])) return [];
  return [
    {
      rule: 'changed-number',
      at: sign.index,
      message: `Expected the currency ${source.currencies}, got ${sign[0]}. Write the price of the English.${beside(pair)}`,
    },
  ];
}

function sourceOf(english: string): Source {
  const known = sources.get(english);
  if (known !== undefined) return known;
  const bare = withoutPlaceholders(english);
  const found = numbersIn(bare);
  const allowed = new Set(englishNumbers(bare).map(String));
  const optional = new Set<string>();
  for (const [, first = '', second, half = ''] of bare.matchAll(clock)) {
    for (const hour of [first, second ?? first].map(Number)) {
      allowed.add(String((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)));
      allowed
        .add(String(hour % 12))
        .add('0')
        .add('00');
    }
  }
  if (always.test(bare)) for (const value of ['24', '7', '365']) optional.add(value);
  if (/\bhalf\b/iu.test(bare)) allowed.add('50').add('30');
  for (const value of optional) allowed.add(value);
  const currencies = [...new Set(bare.match(/[$€£¥₹]/gu) ?? [])].join('');
  const source = { numbers: found, allowed, optional, currencies };
  sources.set(english, source);
  return source;
}

/** 6 pm may be 18 h. */
function isInHours(value: string, said: ReadonlySet<string>, source: Source): boolean {
  const later = String((Number(value) % 12) + 12);
  return source.allowed.has(later) && said.has(later);
}

/** 1万 is 10,000. */
function multiplied({ value, raw, at }: WrittenNumber, text: string): string[] {
  const power = powers[text.charAt(at + raw.length)];
  return power === undefined ? [] : [String(Number(value) * power)];
}
