import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { readStyles } from './readStyles.ts';

const html =
  '<div class="card"><p>A</p></div><p>B</p><button>C</button><i class="empty"></i>' +
  '<p class="visually-hidden">D</p><p hidden="">E</p><select><option>F</option></select>';
const page = readPage({ path: '/', file: 'index.html', html });
const read = (css: string) =>
  readStyles({ file: 'a.css', css }, [page]).rules.map(({ selectors, conditions, elements }) => {
    return { selectors, conditions, elements: elements.map(({ localName }) => localName) };
  });
const seen = (css: string) => read(css).flatMap(({ elements }) => elements);

test('a rule knows its whole selectors and what it is about', () => {
  expect(read('@layer{.card{color:red;:is(p,a){color:blue}&:hover{color:green}}}')).toEqual([
    { selectors: ['.card'], conditions: [], elements: ['div'] },
    { selectors: ['.card :is(p,a)'], conditions: [], elements: ['p'] },
    { selectors: ['.card:hover'], conditions: [], elements: [] },
  ]);
  expect(read('.card,.x{>p{margin:0}button+&{margin:0}}').slice(1)).toEqual([
    { selectors: [':is(.card,.x) >p'], conditions: [], elements: ['p'] },
    { selectors: ['button+:is(.card,.x)'], conditions: [], elements: [] },
  ]);
});

test('a rule knows when it holds, and is about nothing in particular if not always', () => {
  expect(read('@media (width<48rem){p{>a{color:red}}}')).toEqual([
    { selectors: ['p'], conditions: ['media (width<48rem)'], elements: [] },
    { selectors: ['p >a'], conditions: ['media (width<48rem)'], elements: [] },
  ]);
  expect(seen('*{margin:0}')).toEqual([]);
});

test('a rule is about what everybody sees', () => {
  expect(seen('p,i,option{margin:0}')).toEqual(['p', 'p']);
});

test.each([
  ['.card{display:none}', ['p']],
  ['.card{@media (width<48rem){display:none}}', ['p']],
  ['.card{visibility:hidden}', ['p']],
  ['@media print,(scripting:none){.card{display:none}}', ['p', 'p']],
])('with %s, some windows or states leave something out', (css, left) => {
  expect(seen(`p{margin:0}${css}`)).toEqual(left);
});

test('declarations are those of the rule itself, and steps of an animation are no rules', () => {
  const css = 'p{color:red;a{font:x}@media print{margin:0}}@keyframes move{to{opacity:0}}';
  const { rules, keyframes } = readStyles({ file: 'a.css', css }, [page]);
  expect(rules.map(({ declarations }) => declarations.map(({ prop }) => prop))).toEqual([
    ['color'],
    ['font'],
  ]);
  expect(keyframes).toEqual(['move']);
});
