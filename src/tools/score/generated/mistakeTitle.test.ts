import { expect, test } from 'vitest';
import { mistakeTitle } from './mistakeTitle.ts';
import { spoiltPages } from './testing/spoilt.ts';

const page = (title: string, lang = 'en') =>
  `<html lang="${lang}"><head><title>${title}</title></head><body><svg><title>a</title></svg></body></html>`;
const texts = (html: string, others: readonly string[]) =>
  spoiltPages(mistakeTitle, html, others).map(({ text }) => text);

test('a title is emptied, or that of the next page in the same language', () => {
  const others = [page('ا', 'ar'), page('Team'), page('Contact')];
  expect(texts(page('About'), others)).toEqual([page(''), page('Team')]);
  expect(spoiltPages(mistakeTitle, page('About')).map(({ criteria }) => criteria)).toEqual([
    ['2.4.2'],
  ]);
});

test('a title with the same words is no other one, and what is empty stays so', () => {
  expect(texts(page('A &amp; B'), [page('A &amp; B'), page('')])).toEqual([page('')]);
  expect(texts(page(''), [page('Team')])).toEqual([page('Team')]);
});
