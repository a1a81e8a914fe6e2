import { expect, test } from 'vitest';
import { describe, weightsPage } from './weightsPage.ts';

test.each([
  [13_977, { budget: 14_000, bytes: 14_453 }, '13,977 of 14,000, 476 less'],
  [1726, { budget: 1800, bytes: 1700 }, '1,726 of 1,800, 26 more'],
  [5, { budget: 5, bytes: 5 }, '5 of 5, unchanged'],
  [5, undefined, '5, new'],
])('%i bytes are told with their budget and their change', (bytes, known, sentence) => {
  expect(describe(bytes, known)).toBe(sentence);
});

test('pages stand by language, and what they share by its kind', () => {
  const page = weightsPage(
    { 'ar/home': 2, 'en/home': 1, 'part/faq': 4, 'props/en/faq': 5, script: 3, styles: 6 },
    {},
  );
  const captions = [...page.matchAll(/<caption>\s*(.*?)\s*<\/caption>/gsu)].map(([, text]) => text);
  expect(captions).toEqual([
    'Pages in ar, each with its styles',
    'Pages in en, each with its styles',
    'Scripts of parts, once somebody reaches for one',
    'What parts are given, with their scripts',
    'What every page has',
    'Styles of parts, with the scripts of the first',
  ]);
  expect(page).toMatch(/part\/faq[\s\S]*4, new/u);
});
