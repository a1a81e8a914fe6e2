import { expect, test } from 'vitest';
import { hideFocus } from './hideFocus.ts';
import { spoiltStyles } from './testing/spoilt.ts';

const html =
  '<a class="skip" href="#a">Skip</a><p class="card"><a class="more" href="/">Home</a></p>' +
  '<input class="field"/><button class="menu">Menu</button>';
const texts = (css: string) => spoiltStyles(hideFocus, css, html).map(({ text }) => text);

test('one kind of link shows no ring', () => {
  const [spoilt] = spoiltStyles(hideFocus, '.more{margin:0}', html);
  expect(spoilt?.text).toBe(
    '.more{margin:0;&:focus-visible{box-shadow:none!important;outline:none!important}}',
  );
  expect(spoilt?.criteria).toEqual(['2.4.7']);
  expect(spoilt?.describes).toContain('“Home”');
});

test('a rule that draws a ring draws none, with whatever it is drawn', () => {
  expect(texts(':focus-visible{box-shadow:0 0 0 3px red;outline:3px solid;margin:0}')).toEqual([
    ':focus-visible{box-shadow:none!important;outline:none!important;margin:0}',
  ]);
  const beside = '.card a:focus-visible{outline:none;&:after{border:3px solid;outline:3px solid}}';
  expect(texts(beside)).toEqual([
    '.card a:focus-visible{outline:none;&:after{border:none!important;outline:none!important}}',
  ]);
});

test.each([
  [
    'has its ring on what is drawn beside it',
    '.more{margin:0}.card a:focus-visible:after{border:0}',
  ],
  ['is only there with the focus', '.skip{margin:0}.skip:not(:focus){translate:0 -99px}'],
  ['has a cursor as well', '.field{margin:0}'],
  ['cannot have the focus', '.card{margin:0}'],
  [
    'only a state or a script brings about',
    '.more:hover{margin:0}.list:focus-visible{outline:auto}',
  ],
])('what %s stays', (_why, css) => {
  expect(texts(css)).toEqual([]);
});
