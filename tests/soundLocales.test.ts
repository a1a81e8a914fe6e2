import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLocaleFacts } from '../src/i18n/check/checkLocaleFacts.ts';
import { compareWords } from '../src/i18n/check/compareWords.ts';
import { formatProblem } from '../src/i18n/check/problem.ts';
import { readWords, type WordFile } from '../src/i18n/check/readWords.ts';

const english = join(import.meta.dirname, '../locales/en');

/** Sound translations that are never published: whatever is said of them is a false alarm. */
const folder = join(import.meta.dirname, 'testing/soundLocales');
const codes = readdirSync(folder);

test('false alarms are measured on languages in at least three scripts', () => {
  const scripts = codes.map((code) => read(join(folder, code), 'locale').words.get('script')?.text);
  expect(new Set(scripts).size).toBeGreaterThanOrEqual(3);
});

test.each(codes)('the sound words of "%s" have the keys and plural forms they should', (code) => {
  const problems = readdirSync(join(folder, code))
    .map((file) => file.replace(/\.json$/u, ''))
    .flatMap((name) => {
      const words = read(join(folder, code), name);
      if (name === 'locale') return [...words.problems, ...checkLocaleFacts(words, code)];
      const syntax = name === 'react-aria' ? 'icu' : 'i18next';
      const source = asFarAs(words, read(english, name));
      return [...words.problems, ...compareWords(source, words, code, syntax)];
    });
  expect(problems.map(formatProblem)).toEqual([]);
});

/** The English words that a translation knows: who adds one need not write it in all of these. */
function asFarAs(translation: WordFile, source: WordFile): WordFile {
  const known = new Set([...translation.words.keys()].map(withoutForm));
  const words = [...source.words].filter(([key]) => known.has(withoutForm(key)));
  expect(words.length, `most of ${translation.file}`).toBeGreaterThan(source.words.size * 0.8);
  return { ...source, words: new Map(words) };
}

function withoutForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
}

function read(locale: string, name: string): WordFile {
  const file = join(locale, `${name}.json`);
  return readWords(file, readFileSync(file));
}
