import { knownLanguages } from '../conventions.ts';
import { beside } from './pair.ts';
import type { Language, TextRule } from './rule.ts';

type Rival = { base: string; words: ReadonlySet<string> };

const rivals = new Map<string, { own: ReadonlySet<string>; others: readonly Rival[] }>();
const families = [['Hans', 'Hant', 'Jpan', 'Kore']];

/**
 * A text in another language than its folder's: known by small words that the language does not
 * have. Between languages of one script only; the script itself is looked at elsewhere.
 */
export const languages: TextRule = (pair, language) => {
  const letters = chinese(pair.bare, language);
  if (letters !== undefined) return [tell(pair, letters)];
  if (pair.words.length < 3) return [];
  const { own, others } = rivalsOf(language);
  if (own.size === 0) return [];
  const words = pair.words.map((word) => word.toLowerCase());
  const parts = words.flatMap((word) => (/['’]/u.test(word) ? word.split(/['’]/u) : [word]));
  const mine = parts.filter((word) => own.has(word)).length;
  for (const { base, words: theirs } of others) {
    const foreign = parts.filter((word) => theirs.has(word) && !own.has(word));
    const distinct = new Set(foreign).size;
    if (distinct >= 2 && foreign.length > mine * 2 && foreign.length * 7 >= parts.length) {
      const isEnough = distinct >= 3 || mine === 0;
      if (isEnough) return [tell(pair, nameOf(base))];
    }
  }
  return [];

  function tell(where: typeof pair, name: string) {
    return {
      rule: 'wrong-language' as const,
      message: `Expected ${nameOf(language.base)}, got what reads like ${name}. Translate it.${beside(where)}`,
    };
  }
};

/** Chinese without kana in Japanese, kana in Chinese: these share characters, not small words. */
function chinese(text: string, { script, base }: Language): string | undefined {
  if (base === 'ja' && /[这们么吗说请对应该从没为与员务]/u.test(text)) return 'Chinese';
  if (
    base === 'ja' &&
    /\p{Script=Hani}{8}/u.test(text) &&
    !/[\p{Script=Hira}\p{Script=Kana}]/u.test(text)
  ) {
    return 'Chinese';
  }
  if (
    base !== 'ja' &&
    (script === 'Hans' || script === 'Hant') &&
    /[\p{Script=Hira}]{2}/u.test(text)
  ) {
    return 'Japanese';
  }
  return undefined;
}

function rivalsOf({ base, script, conventions }: Language) {
  const key = `${base}-${script}`;
  let found = rivals.get(key);
  if (found === undefined) {
    const isNear = (other: string) =>
      other === script ||
      families.some((family) => family.includes(other) && family.includes(script));
    found = {
      own: conventions.words,
      others: knownLanguages.filter((other) => other.base !== base && isNear(other.script)),
    };
    rivals.set(key, found);
  }
  return found;
}

const displayed = new Intl.DisplayNames('en', { type: 'language' });

function nameOf(base: string): string {
  return displayed.of(base) ?? base;
}
