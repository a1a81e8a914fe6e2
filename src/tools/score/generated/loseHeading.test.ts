import { expect, test } from 'vitest';
import { loseHeading } from './loseHeading.ts';
import { spoiltPages } from './testing/spoilt.ts';

const texts = (html: string) => spoiltPages(loseHeading, html).map(({ text }) => text);

test('a heading without a class keeps its tag, and its looks', () => {
  const [spoilt] = spoiltPages(loseHeading, '<h2 id="a">Legal</h2>');
  expect(spoilt?.text).toBe('<h2 role="presentation" id="a">Legal</h2>');
  expect(spoilt?.criteria).toEqual(['1.3.1']);
  expect(spoilt?.describes).toContain('“Legal”');
});

test('a heading with a class may also be a plain box', () => {
  expect(texts('<h2 class="a">Legal</h2>')).toEqual([
    '<h2 role="presentation" class="a">Legal</h2>',
    '<div class="a">Legal</div>',
  ]);
});

test('a heading with others under it gets a level below theirs', () => {
  expect(texts('<h2>A</h2><h3>B</h3><h2>C</h2>')).toContain(
    '<h2 aria-level="4">A</h2><h3>B</h3><h2>C</h2>',
  );
  expect(texts('<h2>A</h2><h2>B</h2>').join()).not.toContain('aria-level');
});

test.each([
  ['nobody is given', '<h2 hidden="">A</h2>'],
  ['has no words', '<h2></h2>'],
  ['has another role', '<h2 role="tab">A</h2>'],
  ['can have the focus', '<h2 tabindex="-1">A</h2>'],
])('a heading that %s stays', (_why, html) => {
  expect(texts(html)).toEqual([]);
});

test('React would mend a tag', () => {
  expect(texts('<div data-island="a"><h2 class="a">A</h2></div>')).toEqual([
    '<div data-island="a"><h2 role="presentation" class="a">A</h2></div>',
  ]);
});
