import { expect, test } from 'vitest';
import { givenIn, isInIsland, wordsIn } from './atRest.ts';
import { readPage } from './readPage.ts';

const read = (html: string) => readPage({ path: '/', file: 'index.html', html });
const shown = (html: string) => givenIn(read(html), 'p').map(wordsIn);

test.each([
  ['hidden', '<div hidden=""><p>a</p></div>'],
  ['hidden until it is found', '<div hidden="until-found"><p>a</p></div>'],
  ['inert', '<div inert=""><p>a</p></div>'],
  ['hidden from screen readers', '<div aria-hidden="true"><p>a</p></div>'],
  ['for browsers without scripts', '<main><noscript><p>a</p></noscript></main>'],
  ['a plain link in the place of a menu', '<div class="header__plain"><p>a</p></div>'],
  ['an offer that waits', '<div data-offers="/a.js"><p lang="ar">a</p></div>'],
])('what is %s is not given', (_why, html) => {
  expect(shown(html)).toEqual([]);
});

test('what is shown beside an offer that waits is given', () => {
  expect(shown('<div data-offers="/a.js"><p data-visible="true">a</p></div>')).toEqual(['a']);
});

test('the words of an element are those that a screen reader is given', () => {
  const html = '<p>Name\n <span aria-hidden="true">*</span> <b>in  full</b><script>x</script></p>';
  expect(shown(html)).toEqual(['Name in full']);
});

test('parts that React takes over are known from what is around', () => {
  const page = read('<div data-island="faq"><b></b></div><em></em>');
  const inIsland = givenIn(page, 'body *').filter(isInIsland);
  expect(inIsland.map(({ localName }) => localName)).toEqual(['div', 'b']);
});
