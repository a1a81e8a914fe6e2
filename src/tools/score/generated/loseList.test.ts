import { expect, test } from 'vitest';
import { loseList } from './loseList.ts';
import { spoiltPages } from './testing/spoilt.ts';

const texts = (html: string) => spoiltPages(loseList, html).map(({ text }) => text);

test('a list, or one of its items, is a box in which things lie', () => {
  const spoilt = spoiltPages(loseList, '<ul><li>One</li><li>Two</li></ul>');
  expect(spoilt.map(({ text }) => text)).toEqual([
    '<ul role="presentation"><li>One</li><li>Two</li></ul>',
    '<ul><li role="presentation">One</li><li>Two</li></ul>',
    '<ul><li>One</li><li role="presentation">Two</li></ul>',
  ]);
  expect(spoilt[0]?.criteria).toEqual(['1.3.1']);
});

test('a list of links may be made of other tags, which look the same', () => {
  const items = ['<li><a href="/a">A</a></li>', '<li><a href="/b">B</a></li>'].join('');
  const boxes = `<div>${items.replaceAll('li>', 'div>')}</div>`;
  expect(texts(`<ul>${items}</ul>`)).toContain(boxes);
  expect(texts(`<div data-island="a"><ul>${items}</ul></div>`).join()).not.toContain(boxes);
});

test('a list of terms is one too', () => {
  expect(texts('<dl><dt>A</dt><dd>B</dd></dl>')).toEqual([
    '<dl role="presentation"><dt>A</dt><dd>B</dd></dl>',
  ]);
});

test.each([
  ['has one item', '<ul><li>One</li></ul>'],
  ['has a name', '<ul aria-labelledby="a"><li>One</li><li>Two</li></ul>'],
  ['nobody is given', '<ul aria-hidden="true"><li>One</li><li>Two</li></ul>'],
])('a list that %s stays', (_why, html) => {
  expect(texts(html)).toEqual([]);
});
