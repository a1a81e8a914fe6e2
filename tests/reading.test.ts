import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';
import { routes } from '../src/site/routes.ts';
import { withoutLinks } from '../src/words/linkMarks.ts';
import { readEnglish, textsOf, wordsIn } from './testing/englishCopy.ts';

/** School years that a page may need at most (Flesch-Kincaid), and words that a sentence may have. */
const [highestGrade, longestSentence] = [9, 35];

/** Values as readers see them, so that they count as the words that they are. */
const values: Readonly<Record<string, string>> = {
  product: 'Techeon',
  length: '2 to 4 weeks',
  weeks: '3 weeks',
  hours: '3 hours',
};

/** The sentences of a page: what ends with a mark. Names, headings and items of lists do not count. */
function sentencesOf(id: string): string[] {
  const texts = [...textsOf(readEnglish(id))]
    .filter(([key]) => !key.startsWith('meta.'))
    .map(([, text]) => withoutLinks(text))
    .map((text) =>
      text.replaceAll(/\{\{(\w+)[^{}]*\}\}/gu, (_, name: string) => values[name] ?? '5'),
    );
  return texts.flatMap((text) => text.match(/[^.!?]+(?:\.(?=\S)[^.!?]+)*[.!?]/gu) ?? []);
}

function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

test('a hard text has a high grade, an easy one a low grade', () => {
  const hard =
    'Organizational transformation necessitates comprehensive architectural reconsideration of interdependent operational methodologies.';
  expect(gradeOf([hard])).toBeGreaterThan(15);
  expect(gradeOf(['We test the app on real phones.', 'You get a list.'])).toBeLessThan(3);
});

const pages = routes
  .map(({ id }) => ({ id, sentences: sentencesOf(id) }))
  .filter(({ sentences }) => sentences.length >= 5);

test('nearly all pages have sentences to judge', () => {
  expect(pages.length).toBeGreaterThan(50);
});

test.each(pages)('$id can be read after nine years of school at most', ({ sentences }) => {
  expect(gradeOf(sentences)).toBeLessThanOrEqual(highestGrade);
});

test.each(pages)('$id has no sentence that loses its reader', ({ sentences }) => {
  expect(sentences.filter((sentence) => wordsIn(sentence).length > longestSentence)).toEqual([]);
});
