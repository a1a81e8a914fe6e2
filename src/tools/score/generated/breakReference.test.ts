import { expect, test } from 'vitest';
import { breakReference } from './breakReference.ts';
import { spoiltPages } from './testing/spoilt.ts';

test.each([
  ['a link', '<a href="#a">Skip</a><main id="a">Words</main>', ['2.4.1']],
  ['the name of a part', '<section aria-labelledby="a"><h2 id="a">A</h2></section>', ['1.3.1']],
  [
    'the name of a meter',
    '<b id="a">A</b><i role="meter" aria-labelledby="b a"></i>',
    ['1.3.1', '4.1.2'],
  ],
  ['a hint', '<b id="a">A</b><input aria-describedby="a"/>', ['1.3.1', '3.3.2']],
])('%s points to an id that is gone', (_what, html, criteria) => {
  const [spoilt, ...rest] = spoiltPages(breakReference, html);
  expect(rest).toEqual([]);
  expect(spoilt?.text).toBe(html.replace('id="a"', 'id="a-old"'));
  expect(spoilt?.criteria).toEqual(criteria);
});

test('what several elements lose by one id is counted once', () => {
  const html =
    '<a href="#a">A</a><a href="#a">B</a><h2 id="a">A</h2><ul aria-labelledby="a"><li>1</li></ul>';
  expect(spoiltPages(breakReference, html).map(({ criteria }) => criteria)).toEqual([
    ['1.3.1', '2.4.1'],
  ]);
});

test.each([
  ['nothing points to', '<h2 id="a">A</h2>'],
  [
    'a label has, which is tied by `for` too',
    '<label id="a" for="b">A</label><input id="b" aria-labelledby="a"/>',
  ],
  ['only says what a button steers', '<button aria-controls="a">A</button><p id="a">A</p>'],
  ['only hidden elements point to', '<a href="#a" hidden="">A</a><p id="a">A</p>'],
])('an id that %s stays', (_why, html) => {
  expect(spoiltPages(breakReference, html)).toEqual([]);
});
