import { expect, test } from 'vitest';
import { mistakeLanguage } from './mistakeLanguage.ts';
import { spoiltPages } from './testing/spoilt.ts';

const page = (attributes: string, body = '') => `<html${attributes}><body>${body}</body></html>`;

test('a page names no language, or another one', () => {
  const spoilt = spoiltPages(mistakeLanguage, page(' lang="en"'));
  expect(spoilt.map(({ text }) => text)).toEqual([
    page(''),
    page(' lang="fi"'),
    page(' lang="ja"'),
  ]);
  expect(spoilt[0]?.criteria).toEqual(['3.1.1']);
});

test('words in Japanese are not said to be in Japanese by mistake', () => {
  const spoilt = spoiltPages(mistakeLanguage, page(' lang="ja"'));
  expect(spoilt.map(({ text }) => text)).toEqual([page(''), page(' lang="fi"')]);
});

test('a part in another language names none, that of the page, or a wrong one', () => {
  const spoilt = spoiltPages(mistakeLanguage, page(' lang="en"', '<a lang="ar">ب</a>')).slice(3);
  expect(spoilt.map(({ text }) => text)).toEqual(
    ['<a>ب</a>', '<a lang="en">ب</a>', '<a lang="fi">ب</a>', '<a lang="ja">ب</a>'].map((part) =>
      page(' lang="en"', part),
    ),
  );
  expect(spoilt[0]?.criteria).toEqual(['3.1.2']);
});

test.each([
  ['is in the language of the page', '<p lang="en">a</p>'],
  ['is in the language around it', '<div lang="ar" hidden=""><p lang="ar">a</p></div>'],
  ['nobody is given', '<p lang="ar" hidden="">a</p>'],
  ['has no words', '<p lang="ar"></p>'],
])('a part that %s stays', (_why, part) => {
  expect(spoiltPages(mistakeLanguage, page(' lang="en"', part))).toHaveLength(3);
});
