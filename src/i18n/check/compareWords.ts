import { placeOf } from './placeOf.ts';
import { shorten } from './shorten.ts';
import { didYouMean } from './nearest.ts';
import { comparePlaceholders, placeholderStyle, type Syntax } from './placeholders.ts';
import { pluralBase, pluralFormsOf, samplesOf } from './pluralForms.ts';
import { problemOf, type LocaleProblem } from './problem.ts';
import type { RuleId } from './severity.ts';
import type { Word, WordFile } from './readWords.ts';

/**
 * Compares a translation with its source file: the same keys, every plural form its language
 * has and no other, the same placeholders. Returns what differs, in file order.
 * The source compared with itself is checked for the same rules.
 */
export function compareWords(
  source: WordFile,
  translation: WordFile,
  locale: string,
  syntax: Syntax = 'i18next',
): LocaleProblem[] {
  const expected = expectedWords(source, locale);
  const { file, words, told, content, positionOf } = translation;
  const missing = [...expected].filter(([key]) => !words.has(key) && !isTold(key, told));
  return [
    ...missing.map(([key, original]) =>
      problemOf(
        'missing-key',
        { file, ...positionBeside(key, source, translation), key },
        missingKey(key, original, locale),
      ),
    ),
    ...[...words].flatMap(([key, word]) => {
      const original = expected.get(key);
      const found =
        original === undefined
          ? unknownKey(key, expected, locale)
          : misfit(key, word, original, syntax);
      if (found === undefined) return [];
      const place = found[2] === undefined ? word : placeOf(word, found[2], content, positionOf);
      const { line, column } = place;
      return [problemOf(found[0], { file, line, column, key }, found[1])];
    }),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * What a translation of a source file has to have: the source's keys in their order, those with a
 * plural form in all the forms of the other language, each with the English it is made from.
 */
export function expectedWords(source: WordFile, locale: string): Map<string, Word> {
  const expected = new Map<string, Word>();
  for (const [key, word] of source.words) {
    const base = pluralBase(key);
    if (base === undefined) expected.set(key, word);
    else if (!expected.has(`${base}_other`) || key === `${base}_other`) {
      const model = source.words.get(`${base}_other`) ?? word;
      for (const form of pluralFormsOf(base, locale)) expected.set(`${base}_${form}`, model);
    }
  }
  return expected;
}

function missingKey(key: string, original: Word, locale: string): string {
  const base = pluralBase(key);
  const numbers =
    base === undefined
      ? ''
      : ` (the form for ${samplesOf(base, key.slice(base.length + 1), locale)})`;
  return `Expected a text for "${key}"${numbers}, got none. Add it. English: ${JSON.stringify(shorten(original.text))}`;
}

type Finding = [RuleId, message: string, at?: number | undefined];

/** A list or an empty object in place of a text has been told, and all that should be in it. */
function isTold(key: string, told: ReadonlySet<string>): boolean {
  if (told.has(key)) return true;
  for (const above of told) if (key.startsWith(`${above}.`)) return true;
  return false;
}

function unknownKey(key: string, expected: ReadonlyMap<string, Word>, locale: string): Finding {
  const known = [...expected.keys()];
  const base = pluralBase(key);
  if (base !== undefined && expected.has(`${base}_other`)) {
    const forms = pluralFormsOf(base, locale).join(', ');
    return [
      'plural-extra',
      `Expected the plural forms of this language (${forms}), got "${key}". Delete it.`,
    ];
  }
  const below = known.filter((name) => name.startsWith(`${key}.`));
  if (below.length > 0) {
    const names = [...new Set(below.map((name) => name.slice(key.length + 1).split('.')[0]))];
    return [
      'wrong-type',
      `Expected an object with ${names.join(', ')} for "${key}", got a text. Copy its keys.`,
    ];
  }
  const above = known.find((name) => key.startsWith(`${name}.`));
  if (above !== undefined)
    return ['wrong-type', `Expected a text for "${above}", got an object. Write one text.`];
  return [
    'unknown-key',
    `Expected a key of the source file, got "${key}".${didYouMean(key, known)} Rename or delete it.`,
  ];
}

function misfit(key: string, word: Word, original: Word, syntax: Syntax): Finding | undefined {
  // "One page" may leave its number out: these forms name it.
  const mayDrop = /_(?:zero|one|two)$/u.test(key) ? ['count'] : [];
  const problem =
    placeholderStyle(word.text, original.text, syntax) ??
    (syntax === 'icu' ? undefined : comparePlaceholders(word.text, original.text, mayDrop));
  if (problem === undefined) return undefined;
  const english =
    word.text === original.text ? '' : ` English: ${JSON.stringify(shorten(original.text))}`;
  return ['placeholder', `"${key}": ${problem.message}${english}`, problem.at];
}

/**
 * Where a missing key would stand: at the last key with the longest common beginning, else behind
 * the text that comes before it in the source.
 */
function positionBeside(key: string, source: WordFile, { words }: WordFile) {
  const parts = key.split('.');
  const base = pluralBase(key);
  const form = [...words].findLast(([other]) => base !== undefined && pluralBase(other) === base);
  if (form !== undefined) return { line: form[1].line, column: form[1].column };
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const prefix = `${parts.slice(0, depth).join('.')}.`;
    const sibling = [...words].findLast(([other]) => other.startsWith(prefix));
    if (sibling !== undefined) return { line: sibling[1].line, column: sibling[1].column };
  }
  const order = [...source.words.keys()];
  const place = order.findIndex(
    (other) => other === key || (pluralBase(other) === base && base !== undefined),
  );
  const before = order.slice(0, Math.max(0, place)).findLast((other) => words.has(other));
  const [first] = words.values();
  const { line, column } = (before === undefined ? first : words.get(before)) ?? {
    line: 1,
    column: 1,
  };
  return { line, column };
}
