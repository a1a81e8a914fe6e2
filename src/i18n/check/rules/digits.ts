import { beside } from './pair.ts';
import { systemOf } from './numbersIn.ts';
import type { Finding, TextRule } from './rule.ts';

const run = /\p{Nd}+/gu;

/** Separators by language, asked from Intl once. */
const separators = new Map<string, { group: string; decimal: string }>();

/**
 * Digits of another numbering system than `locale.json` names, or of two in one number, and
 * numbers grouped as in English where that would say another number. Names such as WCAG 2.2 and S3
 * keep their digits in every language.
 */
export const digits: TextRule = (pair, language) => {
  const { bare, english } = pair;
  const { numberingSystem } = language;
  if (numberingSystem === undefined || pair.numbers.length === 0) return [];
  const found: Finding[] = [];
  for (const { 0: number, index: at } of bare.matchAll(run)) {
    const systems = new Set([...number].map(systemOf));
    const [system] = systems;
    if (systems.size > 1) {
      const message = `Expected digits of one kind, got ${number}. Write it in the digits "${numberingSystem}".${beside(pair)}`;
      found.push({ rule: 'digits', at, message });
    } else if (system !== numberingSystem && !(system === 'latn' && isInName(bare, at, number))) {
      const message = `Expected the digits "${numberingSystem}" that locale.json names, got ${number}. Write it in those.${beside(pair)}`;
      found.push({ rule: 'digits', at, message, habit: `digits ${system}` });
    }
  }
  if (language.isSource || numberingSystem !== 'latn' || !/\d[.,]\d/u.test(bare)) return found;
  const { group, decimal } = separatorsOf(language.code);
  for (const { 0: number, index: at } of bare.matchAll(
    /\d{1,3}(?:,\d{3})+(?!\d)|\d+\.\d+(?=\s?%)/gu,
  )) {
    const isWrong = number.includes(',') ? group !== ',' && decimal === ',' : decimal === ',';
    if (isWrong && english.includes(number)) {
      const message = `Expected "${decimal}" as the decimal sign of this language, got ${number}. Write the number as it is read here.${beside(pair)}`;
      found.push({ rule: 'number-format', at, message });
    }
  }
  return found;
};

/** A number in Latin digits beside Latin letters: 24x7, WCAG 2.2, S3, an address. */
function isInName(text: string, at: number, number: string): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + number.length, at + number.length + 8);
  return (
    /(?:[A-Za-z][\s\u00a0-]?|[A-Za-z]+[\s\u00a0]?[\d\s.:/-]*|[+@/][\d\s-]*)$/u.test(before) ||
    /^[\d./:]*[\s-]?[A-Za-z]/u.test(after)
  );
}

function separatorsOf(code: string): { group: string; decimal: string } {
  let found = separators.get(code);
  if (found === undefined) {
    const parts = new Intl.NumberFormat(code).formatToParts(1_234_567.8);
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
    found = { group: part('group'), decimal: part('decimal') };
    separators.set(code, found);
  }
  return found;
}
