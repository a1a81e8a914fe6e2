import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { matches, readSelector, withoutIs } from './selector.ts';

const html =
  '<div class="card big"><h3><a href="/" data-kind="second">A</a></h3><p lang="ar">B</p></div><p>C</p>';
const { elements } = readPage({ path: '/', file: 'index.html', html });
const found = (selector: string) => {
  const steps = readSelector(selector);
  return steps && elements.filter((element) => matches(element, steps)).map(({ name }) => name);
};

test.each([
  ['p', ['p', 'p']],
  ['.card', ['div']],
  ['div.card.big', ['div']],
  ['.card a', ['a']],
  ['.card > a', []],
  ['.card>h3>a', ['a']],
  ['.card p', ['p']],
  ['[lang]', ['p']],
  ['[data-kind=second]', ['a']],
  ['a[data-kind="second"]', ['a']],
  ['a[data-kind=first]', []],
  ['.card>*', ['h3', 'p']],
  ['.other p', []],
])('%s finds what it is about', (selector, names) => {
  expect(found(selector)).toEqual(names);
});

test.each(['a:hover', '.card:before', 'h3+p', 'h3~p', '.card:not(.big)', '', '&.card'])(
  '%s says more than this reader knows',
  (selector) => {
    expect(found(selector)).toBeNull();
  },
);

test('alternatives in a selector make selectors of their own', () => {
  expect(withoutIs(['nav :is(a, button):is(.b,.c)', 'p'])).toEqual([
    ...['nav a.b', 'nav a.c', 'nav button.b', 'nav button.c'],
    'p',
  ]);
});
