import { expect, test } from 'vitest';
import { hideContent } from './hideContent.ts';
import { spoiltPages } from './testing/spoilt.ts';

test('a sentence is left out by a screen reader', () => {
  const [spoilt] = spoiltPages(hideContent, '<main><p class="a">Call us.</p></main>');
  expect(spoilt?.text).toBe('<main><p aria-hidden="true" class="a">Call us.</p></main>');
  expect(spoilt?.criteria).toEqual(['1.3.1']);
  expect(spoilt?.describes).toContain('“Call us.”');
});

test('a link in it can still have the focus, and then says nothing', () => {
  const [spoilt] = spoiltPages(hideContent, '<li><b><a href="/">Home</a></b></li>');
  expect(spoilt?.criteria).toEqual(['1.3.1', '4.1.2']);
});

test.each([
  ['is only heard', '<p class="visually-hidden">A</p>'],
  ['is hidden already', '<div aria-hidden="true"><p>A</p></div>'],
  ['is used as a name', '<p id="a">A</p><nav aria-labelledby="b a"></nav>'],
  ['has no words', '<p><img src="/a.png" alt=""/></p>'],
  ['is the whole page', '<main>A</main>'],
])('what %s stays', (_why, html) => {
  expect(spoiltPages(hideContent, html)).toEqual([]);
});
