import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foreignWord } from './foreignWord.tsx';
import { Sentence } from './Sentence.tsx';
import type { Word } from './word.ts';

function show(word: Word): string {
  return render(<Sentence say={(name) => `Page 2 of ${name}, 5 in all`}>{word}</Sentence>).container
    .innerHTML;
}

test('a sentence names what is in its language as part of itself', () => {
  expect(show('Testing')).toBe('Page 2 of Testing, 5 in all');
});

test('what a sentence names in another language says so by itself', () => {
  expect(show(foreignWord({ lang: 'ar', dir: 'rtl', children: 'الاختبار' }))).toBe(
    'Page 2 of <span lang="ar" dir="rtl">الاختبار</span>, 5 in all',
  );
});
