import { expect, test } from 'vitest';
import { fadeText } from './fadeText.ts';
import { spoiltStyles } from './testing/spoilt.ts';

const html = '<div class="card"><p class="note">Call us <b>now</b></p><i class="empty"></i></div>';
const texts = (css: string) => spoiltStyles(fadeText, css, html).map(({ text }) => text);

test('a colour keeps three tenths of itself', () => {
  const [spoilt] = spoiltStyles(fadeText, '.note{color:var(--c);margin:0}', html);
  expect(spoilt?.text).toBe(
    '.note{color:color-mix(in srgb,var(--c) 30%,transparent)!important;margin:0}',
  );
  expect(spoilt?.criteria).toEqual(['1.4.3']);
  expect(spoilt?.describes).toContain('“Call us now”');
});

test('a text whose rule says nothing of colour becomes faint as a whole', () => {
  expect(texts('.note{font-size:1rem}')).toEqual(['.note{font-size:1rem;opacity:.3!important}']);
});

test('a colour counts for words in the element itself: others may have one of their own', () => {
  expect(texts('.card{color:red}')).toEqual([]);
});

test.each([
  ['says only to take the colour around', '.note{color:inherit}'],
  ['has no words', '.empty{color:red;font-size:1rem}'],
  ['is on no page', '.error{color:red}'],
  ['is a state', '.note:hover{color:red}'],
])('what %s stays', (_why, css) => {
  expect(texts(css)).toEqual([]);
});
