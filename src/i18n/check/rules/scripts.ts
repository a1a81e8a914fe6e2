import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

/** The Unicode scripts of letters by the script that a language is said to be written in. */
const lettersOf: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Hani}\\p{Script=Hira}\\p{Script=Kana}ー々〆〇',
  Kore: '\\p{Script=Hang}\\p{Script=Hani}',
  Hans: '\\p{Script=Hani}\\p{Script=Bopo}〇',
  Hant: '\\p{Script=Hani}\\p{Script=Bopo}〇',
};

type Patterns = { own: RegExp; strange: RegExp; maybe: RegExp };
const patterns = new Map<string, Patterns>();
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’-]\p{Script=Latin}+)*/gu;
const latin = /\p{Script=Latin}/u;
const onlyLatin = /^[\p{ASCII}\u0080-\u024f\u2000-\u20cf]*$/u;

/**
 * Letters of a script that the language is not written in. Latin letters are right everywhere in
 * names and abbreviations; a text of them alone, where the English has other words, is not.
 */
export const scripts: TextRule = (pair, language) => {
  const { bare, english, text } = pair;
  const { script } = language;
  if (script === 'Latn' && onlyLatin.test(bare)) return [];
  const { own, strange, maybe } = patternsFor(script);
  const tell = (at: number, got: string): Finding[] => [
    {
      rule: 'wrong-script',
      at,
      message: `Expected the script ${script} of this language, got "${got}". Write it in that script.${beside(pair)}`,
    },
  ];
  const foreign = maybe.test(bare) ? strange.exec(bare) : null;
  if (foreign !== null && !(text !== english && english.includes(foreign[0]))) {
    return tell(foreign.index, foreign[0]);
  }
  if (script === 'Latn' || text === english || !latin.test(bare)) return [];
  const words = [...bare.matchAll(latinWord)].filter(
    ([word]) => word.length > 1 && /\p{Ll}{2}/u.test(word) && !english.includes(word),
  );
  const [first] = words;
  if (first === undefined) return [];
  if (!own.test(bare)) return tell(first.index, first[0]);
  const letters = words.reduce((sum, [word]) => sum + word.length, 0);
  return words.length >= 3 && letters * 2 > bare.replaceAll(/\P{L}/gu, '').length
    ? tell(first.index, first[0])
    : [];
};

function patternsFor(script: string): Patterns {
  let found = patterns.get(script);
  if (found === undefined) {
    const own = lettersOf[script] ?? `\\p{Script=${script}}`;
    const flags = 'u';
    try {
      found = {
        own: new RegExp(`[${own}]`, flags),
        // What most texts have none of, found sooner.
        maybe: new RegExp(
          `[^${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}\\uFFFC]`,
          flags,
        ),
        // Single letters of formulas and units, such as µ, belong to no language.
        strange: new RegExp(
          `(?![µΩπ°ªº])(?:(?![${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}\\uFFFC])\\p{L})[\\p{L}\\p{M}]*`,
          flags,
        ),
      };
    } catch {
      // A script that the engine has no letters for.
      found = { own: /\p{L}/u, strange: /(?!)/u, maybe: /(?!)/u };
    }
    patterns.set(script, found);
  }
  return found;
}
