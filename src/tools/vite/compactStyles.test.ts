import { expect, test } from 'vitest';
import { compactStylesheet } from './compactStyles.ts';

test('a short value that nothing overrides takes the place of its name', () => {
  const css = ':root { --unit: 0.5rem } p { gap: calc(2 * var(--unit)) }';
  expect(compactStylesheet(css)).toBe('p{gap:1rem}');
});

test('a value that a ground or a wish of the visitor overrides keeps a name of its own', () => {
  const ground = ':root{--ink:red}[data-ground]{--ink:blue}p{color:var(--ink)}';
  expect(compactStylesheet(ground)).toBe(':root{--0:red}[data-ground]{--0:blue}p{color:var(--0)}');
  const wish = '@media print{:root{--ink:red}}p{color:var(--ink)}';
  expect(compactStylesheet(wish)).toBe('@media print{:root{--0:red}}p{color:var(--0)}');
});

test('what a script sets is found under its name', () => {
  expect(compactStylesheet('p { inline-size: var(--trigger-width) }')).toBe(
    'p{inline-size:var(--trigger-width)}',
  );
});

test('declarations stand in one order in every rule', () => {
  expect(
    compactStylesheet('p { top: 0; color: red; @media print { top: 1px; color: blue } }'),
  ).toBe('p{color:red;top:0;@media print{color:#00f;top:1px}}');
});

test('a longhand stays after its shorthand, and the other way round', () => {
  for (const css of [
    'p{grid-row:1;grid-area:var(--area)}',
    'p{row-gap:0;gap:var(--gap)}',
    'p{border-inline-start:0;border-color:red}',
    'p{font:var(--text);line-height:1}',
  ]) {
    expect(compactStylesheet(css)).toBe(css);
  }
});

test('a nested rule says once where it belongs', () => {
  expect(compactStylesheet('ul { & > li, & a { top: 0 } &:hover, p & { top: 1px } }')).toBe(
    'ul{>li,a{top:0}&:hover,p &{top:1px}}',
  );
});

test('spaces go, except those of words', () => {
  expect(compactStylesheet('p { --a: "A, B / C", var(--b) / 2 }')).toBe(
    'p{--0:"A, B / C",var(--b)/2}',
  );
});

test('a value that stands in a layer takes the place of its name too, but not one with a condition', () => {
  const css = '@layer tokens{:root{--unit:1px}}@layer ui{p{gap:var(--unit)}}';
  expect(compactStylesheet(css)).toContain('p{gap:1px}');
  const wish = '@layer tokens{@media print{:root{--unit:1px}}}p{gap:var(--unit)}';
  expect(compactStylesheet(wish)).toContain('p{gap:var(--0)}');
});

test('layers get short names, and their order is said first', () => {
  expect(
    compactStylesheet('@layer ui{p{top:0}}@layer ui{a{top:1px}}@layer pages{p{top:2px}}'),
  ).toBe('@layer a,b;@layer a{p{top:0}a{top:1px}}@layer b{p{top:2px}}');
});
