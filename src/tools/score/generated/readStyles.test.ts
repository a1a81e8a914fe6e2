import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { readStyles } from './readStyles.ts';

const html = '<div class="card"><p>A</p></div><p>B</p><button>C</button>';
const page = readPage({ path: '/', file: 'index.html', html });
const read = (css: string) =>
  readStyles({ file: 'a.css', css }, [page]).rules.map(({ selectors, conditions, elements }) => {
    return { selectors, conditions, elements: elements.map(({ name }) => name) };
  });

test('a rule knows its whole selectors and what it is about', () => {
  expect(read('@layer{.card{color:red;:is(p,a){color:blue}&:hover{color:green}}}')).toEqual([
    { selectors: ['.card'], conditions: [], elements: ['div'] },
    { selectors: ['.card p', '.card a'], conditions: [], elements: ['p'] },
    { selectors: ['.card:hover'], conditions: [], elements: [] },
  ]);
});

test('a rule knows when it holds, inside and outside of others', () => {
  expect(read('p{@media print{color:red}}@media (width<48rem){p{>a{color:red}}}')).toEqual([
    { selectors: ['p'], conditions: [], elements: ['p', 'p'] },
    { selectors: ['p'], conditions: ['media (width<48rem)'], elements: ['p', 'p'] },
    { selectors: ['p >a'], conditions: ['media (width<48rem)'], elements: [] },
  ]);
});

test('declarations are those of the rule itself, and steps of an animation are no rules', () => {
  const css = 'p{color:red;a{font:x}@media print{margin:0}}@keyframes move{to{opacity:0}}';
  const { rules, atRules } = readStyles({ file: 'a.css', css }, [page]);
  expect(rules.map(({ declarations }) => declarations.map(({ prop }) => prop))).toEqual([
    ['color'],
    ['font'],
  ]);
  expect(atRules.map(({ name }) => name)).toEqual(['media', 'keyframes']);
});
