import { beside, withoutPlaceholders, type Pair } from './pair.ts';
import type { Finding, Language, TextRule } from './rule.ts';

/** Shares of the English length (in characters without marks) that a text should stay between. */
const shares: Readonly<Record<string, { least: number; most: number }>> = {
  Latn: { least: 0.5, most: 2 },
  Arab: { least: 0.4, most: 1.8 },
  Hebr: { least: 0.4, most: 1.7 },
  Jpan: { least: 0.24, most: 1.2 },
  Hans: { least: 0.14, most: 0.9 },
  Hant: { least: 0.14, most: 0.9 },
  Kore: { least: 0.25, most: 1.2 },
};
const usual = { least: 0.42, most: 2 };

/** What search engines and shared pages show of a page's own title and description. */
const limits: Readonly<Record<string, number>> = { 'meta.title': 60, 'meta.description': 160 };

/** Scripts whose characters are about twice as wide, so that fewer are shown. */
const wide = new Set(['Jpan', 'Hans', 'Hant', 'Kore']);

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Titles and descriptions that are cut off, labels that do not fit, sentences that were lost. */
export const lengths: TextRule = (pair, language) => {
  const limit = limits[pair.key];
  const found = limit === undefined ? [] : cut(pair, limit, language);
  if (language.isSource || found.length > 0) return found;
  const english = lettersOfEnglish(pair.english);
  if (english < 2) return [];
  const length = countLetters(pair.text);
  const { least, most } = shares[language.script] ?? usual;
  // A short text grows more: "Menu" may be a long word, a paragraph may not double.
  const longest = Math.round(english * most + 14);
  const shortest = english < 40 ? english * least * 0.35 - 2 : english * least;
  if (length > longest) return [tell(pair, 'too-long', `at most ${longest}`, length)];
  if (length < shortest)
    return [tell(pair, 'too-short', `at least ${Math.round(shortest)}`, length)];
  return [];
};

function cut(pair: Pair, limit: number, { script, company }: Language): Finding[] {
  const most = wide.has(script) ? Math.round(limit * 0.75) : limit;
  const shown = pair.text.replaceAll('{{product}}', company.product);
  if (shown.length <= most) return [];
  const length = [...segmenter.segment(shown)].length;
  return length <= most ? [] : [tell(pair, 'too-long', `at most ${most}`, length)];
}

function tell(pair: Pair, rule: 'too-long' | 'too-short', limit: string, length: number): Finding {
  const remedy = rule === 'too-long' ? 'Shorten it.' : 'Look whether something is missing.';
  return { rule, message: `Expected ${limit} characters, got ${length}. ${remedy}${beside(pair)}` };
}

const ofEnglish = new Map<string, number>();

function lettersOfEnglish(text: string): number {
  const count = ofEnglish.get(text) ?? countLetters(text);
  ofEnglish.set(text, count);
  return count;
}

const mayHaveMarks = /[^ -\u00ac\u00ae-\u02ff]/u;
/** Marks above and below letters, formats, and what stands for a placeholder. */
const unseen = /[\p{Mn}\p{Cf}\uFFFC]/gu;

/** Letters, digits and spaces without the marks that stand above and below them. */
function countLetters(text: string): number {
  const bare = withoutPlaceholders(text);
  return mayHaveMarks.test(bare) ? bare.replaceAll(unseen, '').length : bare.length;
}
