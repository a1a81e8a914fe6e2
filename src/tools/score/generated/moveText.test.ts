import { expect, test } from 'vitest';
import { moveText } from './moveText.ts';
import { spoiltStyles } from './testing/spoilt.ts';

const html =
  '<p class="note">Call <b class="word">us</b></p><div class="strip">One</div><button class="pause" data-pause="true">Stop</button>';
const lasting =
  '@media (prefers-reduced-motion:no-preference){[data-motion=on] .strip{animation:9s infinite run}}@keyframes run{to{opacity:0}}';
const texts = (css: string) => spoiltStyles(moveText, css, html).map(({ text }) => text);

test('a text moves as something of the site does, without an end', () => {
  const [spoilt] = spoiltStyles(moveText, `.note{margin:0}${lasting}`, html);
  expect(spoilt?.text).toBe(`.note{margin:0;animation:6s infinite run!important}${lasting}`);
  expect(spoilt?.criteria).toEqual(['2.2.2']);
  expect(spoilt?.describes).toContain('“Call us”');
});

test('what moves while it may goes on when it may not', () => {
  expect(texts(lasting)).toEqual([lasting.replace('[data-motion=on] ', '')]);
});

test('the button that stops it is not there', () => {
  expect(texts('.pause{margin:0}')).toEqual(['.pause{margin:0;visibility:hidden!important}']);
});

test.each([
  ['is a word in a line', '.word{margin:0}'],
  ['is on no page', '.other{margin:0}'],
])('what %s stays', (_why, css) => {
  expect(texts(css + lasting).filter((text) => text.includes('6s infinite'))).toEqual([]);
});

test('movement that ends is not taken for one that does not', () => {
  const css = '.note{margin:0}.strip{animation:2s run}@keyframes run{to{opacity:0}}';
  expect(texts(css)).toEqual([]);
});
