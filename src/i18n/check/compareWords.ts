import type { LocaleProblem } from './problem.ts';
import type { Word, WordFile } from './readWords.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/u;
const placeholder = /\{\{\s*([^{},\s]+)[^{}]*\}\}/gu;

/**
 * Compares a translation with its source file: the same keys, every plural form its language
 * has and no other, the same placeholders, no markup. Returns what differs, in file order.
 */
export function compareWords(
  source: WordFile,
  translation: WordFile,
  locale: string,
): LocaleProblem[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const expected = expectedWords(source, forms);
  const { file, words } = translation;
  const missing = [...expected].filter(([key]) => !words.has(key));
  return [
    ...missing.map(([key, original]) => ({
      file,
      ...placeBeside(key, words),
      message: `Expected a text for "${key}", got none. English: ${JSON.stringify(original.text)}`,
    })),
    ...[...words].flatMap(([key, word]) => {
      const original = expected.get(key);
      const message =
        original === undefined ? unknownKey(key, expected, forms) : misfit(key, word, original);
      return message === undefined
        ? []
        : [{ file, line: word.line, column: word.column, message }];
    }),
  ].toSorted((a, b) => a.line - b.line);
}

/** The source's keys with the plural forms of another language. */
function expectedWords(source: WordFile, forms: readonly string[]): Map<string, Word> {
  const expected = new Map<string, Word>();
  for (const [key, word] of source.words) {
    if (!pluralForm.test(key)) expected.set(key, word);
    else if (key.endsWith('_other')) {
      for (const form of forms) expected.set(key.replace(pluralForm, `_${form}`), word);
    }
  }
  return expected;
}

function unknownKey(key: string, expected: ReadonlyMap<string, Word>, forms: readonly string[]) {
  const base = key.replace(pluralForm, '');
  if (pluralForm.test(key) && expected.has(`${base}_other`)) {
    return `Expected the plural forms of this language (${forms.join(', ')}), got "${key}". Delete it.`;
  }
  return `Expected a key of the source file, got "${key}". Did you mean "${nearest(key, [...expected.keys()])}"?`;
}

function misfit(key: string, word: Word, original: Word): string | undefined {
  if (/<\/?[a-z!]/iu.test(word.text)) {
    return `Expected plain text for "${key}", got markup. Remove the tags.`;
  }
  const allowed = names(original.text);
  const given = names(word.text);
  const unknown = given.filter((name) => !allowed.includes(name));
  if (unknown.length > 0) {
    const list = allowed.length === 0 ? 'no placeholder' : braces(allowed);
    return `Expected ${list} in "${key}", got ${braces(unknown)}.`;
  }
  // "One page" may leave its number out: these forms name it.
  const mayDrop = /_(?:zero|one|two)$/u.test(key) ? ['count'] : [];
  const lost = allowed.filter((name) => !given.includes(name) && !mayDrop.includes(name));
  return lost.length === 0
    ? undefined
    : `Expected ${braces(lost)} in "${key}", got a text without it. Put it where the value belongs.`;
}

function names(text: string): string[] {
  return Array.from(text.matchAll(placeholder), (match) => match[1] ?? '');
}

function braces(list: readonly string[]): string {
  return list.map((name) => `{{${name}}}`).join(', ');
}

/** Where a missing key would stand: at the last key with the longest common beginning. */
function placeBeside(key: string, words: ReadonlyMap<string, Word>) {
  const parts = key.split('.');
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const prefix = `${parts.slice(0, depth).join('.')}.`;
    const sibling = [...words].findLast(([other]) => other.startsWith(prefix));
    if (sibling !== undefined) return { line: sibling[1].line, column: sibling[1].column };
  }
  return { line: 1, column: 1 };
}

/** The known key that shares most letter pairs with a mistyped one. */
function nearest(key: string, known: readonly string[]): string {
  const pairs = (text: string) =>
    new Set(Array.from(text.slice(1), (letter, index) => (text[index] ?? '') + letter));
  const wanted = pairs(key);
  const likeness = (other: string) => {
    const shared = [...pairs(other)].filter((pair) => wanted.has(pair)).length;
    return shared / (pairs(other).size + wanted.size);
  };
  return known.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? '';
}
