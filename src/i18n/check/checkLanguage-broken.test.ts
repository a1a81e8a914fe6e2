import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLanguage, readSource, type Files } from './checkLanguage.ts';
import { compareWords } from './compareWords.ts';
import { readWords } from './readWords.ts';

const company = { product: 'Techeon', phone: '+91 00000 00000', emails: ['a@b.example'] };

test('whatever happens to a file, reading it ends in a report and never throws', () => {
  const original = readFileSync(new URL('../../../locales/en/forms.json', import.meta.url));
  const random = randomFrom(20251120);
  for (let round = 0; round < 300; round += 1) {
    const bytes = mutate(original, random);
    const { words, problems } = readWords('locales/xx/home.json', bytes);
    const text = new TextDecoder().decode(bytes);
    expect(words.size + problems.length).toBeGreaterThan(0);
    for (const { line, column, message } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(text.split('\n').length);
      expect(column).toBeGreaterThan(0);
      expect(message).toMatch(/^Expected /u);
    }
  }
});

test('whatever happens to a file, checking it ends in a report', () => {
  const random = randomFrom(20251123);
  const names = ['home', 'common', 'contact-us', 'not-found', 'react-aria', 'thanks-quote'];
  const read = (locale: string, name: string) =>
    readFileSync(new URL(`../../../locales/${locale}/${name}.json`, import.meta.url));
  const source: Files = new Map(names.map((name) => [name, readWords(name, read('en', name))]));
  const corpus = readSource(source);
  const signs = [
    ...'{}[]",:\\/%$<&\n\u0000\u202e\u200d\u0301٣३',
    '{{',
    '｛',
    '__proto__',
    '\ud83d',
    '\\ud800',
    'constructor',
  ];
  for (let round = 0; round < 2_000; round += 1) {
    const name = names[round % names.length] ?? '';
    const locale = ['ar', 'en', 'fr', 'ja', 'xx', 'he'][random(6)] ?? 'ar';
    const original = read(random(2) ? 'ar' : 'en', name).toString();
    const at = random(original.length);
    const sign = signs[random(signs.length)] ?? '';
    const mutated = [
      original.slice(0, at) + sign + original.slice(at + random(3)),
      original.slice(0, at) + original.slice(at + random(60)),
      original.slice(0, at) +
        original.slice(random(original.length)).slice(0, 80) +
        original.slice(at),
      original.replaceAll(original.charAt(at), sign),
    ][random(4)];
    const file = readWords(`locales/${locale}/${name}.json`, mutated ?? '');
    const problems = [
      ...file.problems,
      ...compareWords(source.get(name) ?? file, file, locale),
      // One file of a language is as good as all of them here.
      ...checkLanguage(
        { locale, files: new Map([[name, file]]), source, isSource: locale === 'en' },
        corpus,
        { company, pages: new Set(), terms: [] },
      ),
    ];
    expect(
      problems.every(({ line, column, message }) => line > 0 && column > 0 && message !== ''),
    ).toBe(true);
  }
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

/** Cuts, doubles, swaps or overwrites a few random places of a file. */
function mutate(original: Uint8Array, random: (below: number) => number): Uint8Array {
  let bytes = [...original];
  const signs = [...'{}[]",:\\/%$<&\n\u0000', 'null', '1e9', '{{', '｛｛', '__proto__', '\uFEFF'];
  for (let times = 1 + random(4); times > 0; times -= 1) {
    const at = random(bytes.length);
    const length = random(40);
    const sign = new TextEncoder().encode(signs[random(signs.length)]);
    const kinds = [
      () => bytes.toSpliced(at, length),
      () => bytes.slice(0, at),
      () => bytes.toSpliced(at, 1, ...sign),
      () => bytes.toSpliced(at, 0, ...bytes.slice(random(bytes.length)).slice(0, 80)),
      () => bytes.with(Math.min(at, bytes.length - 1), random(256)),
    ];
    bytes = (kinds[random(kinds.length)] ?? kinds[0])?.() ?? bytes;
    if (bytes.length === 0) bytes = [0x7b];
  }
  return Uint8Array.from(bytes);
}

/** The same random whole numbers below a limit in every run (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
