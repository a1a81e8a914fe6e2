import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';
import { spoiltStyles } from './testing/spoilt.ts';

const long = 'Everything that we do for you is written down, with its price.';
const html =
  `<body><div class="card"><p class="note">${long}</p><p class="short">Call us.</p></div>` +
  `<details class="menu"></details><div class="after"><p class="late">${long}</p></div></body>`;
const texts = (css: string) => spoiltStyles(cutText, css, html).map(({ text }) => text);

test('a text is cut at the end of its line or its first line', () => {
  const spoilt = spoiltStyles(cutText, '.note{margin:0}', html);
  expect(spoilt.map(({ text }) => text)).toEqual([
    '.note{margin:0;overflow:hidden!important;white-space:nowrap!important}',
    '.note{margin:0;max-block-size:1lh!important;overflow:hidden!important}',
  ]);
  expect(spoilt.map(({ criteria }) => criteria.join(' '))).toEqual([
    '1.4.4 1.4.10',
    '1.4.4 1.4.10 1.4.12',
  ]);
});

test('a box around a long text is too wide', () => {
  expect(texts('.card{margin:0}')).toEqual(['.card{margin:0;min-inline-size:40rem!important}']);
});

test.each([
  ['is short enough', '.short{margin:0}'],
  ['lies in a box that scrolls by itself', '.note{margin:0}.card{overflow:auto}'],
  ['lies over the page', '.note{margin:0}p{position:fixed}'],
  ['holds in some windows only', '@media (width>=64rem){.note{margin:0}}'],
])('what %s stays', (_why, css) => {
  expect(texts(css).filter((text) => !text.startsWith('.card{'))).toEqual([]);
});

test('what narrow windows leave out stays', () => {
  expect(texts('.note{margin:0}@media (width<64rem){.card:has(p){display:none}}')).toEqual([]);
  const after = '.late{margin:0}@media (width<64rem){.menu:not([open])+div{display:none}}';
  expect(texts(after)).toEqual([]);
});
