import { expect, test } from 'vitest';
import { fadeText } from './fadeText.ts';
import { spoiltStyles } from './testing/spoilt.ts';

const html = '<div class="card"><p class="note">Call us <b>now</b></p><i class="empty"></i></div>';
const texts = (css: string) => spoiltStyles(fadeText, css, html).map(({ text }) => text);

test('a colour keeps three tenths of itself', () => {
  const [spoilt] = spoiltStyles(fadeText, '.note{color:var(--c);margin:0}', html);
  expect(spoilt?.text).toBe('.note{color:color-mix(in srgb,var(--c) 30%,transparent);margin:0}');
  expect(spoilt?.criteria).toEqual(['1.4.3']);
  expect(spoilt?.describes).toContain('“Call us now”');
});

test('a text whose rule says nothing of colour becomes faint as a whole', () => {
  expect(texts('.note{font-size:1rem}')).toEqual(['.note{font-size:1rem;opacity:.3}']);
});

test('a colour counts where words take it from around them', () => {
  expect(texts('.card{color:red}')).toHaveLength(1);
  expect(texts('.card{color:red}.note{color:blue}')).toEqual([
    '.card{color:red}.note{color:color-mix(in srgb,blue 30%,transparent)}',
  ]);
});

test.each([
  ['says only to take the colour around', '.note{color:inherit}'],
  ['has no words', '.empty{color:red;font-size:1rem}'],
  ['is on no page', '.error{color:red}'],
  ['is faint already', '.note{font-size:1rem}p{opacity:.9}'],
  ['is a state', '.note:hover{color:red}'],
])('what %s stays', (_why, css) => {
  expect(texts(css)).toEqual([]);
});

test('of two rules for one colour neither is touched: it may be the other one that counts', () => {
  expect(texts('.note{color:red}p{color:blue}')).toEqual([]);
});
