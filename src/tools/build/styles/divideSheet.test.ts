import { expect, test } from 'vitest';
import { divideSheet } from './divideSheet.ts';
import { featuresOf } from './featuresOf.ts';

/** The text that a page gets of a stylesheet. */
function textFor(html: string, css: string): string {
  const wanted = { pages: [featuresOf(html)], weights: [1], classes: new Set<string>() };
  return divideSheet(css, wanted).texts[0] ?? '';
}

const page =
  '<main class="card card--wide" data-ground="night"><svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg></main>';

test.each([
  '.card{top:0}',
  'main.card.card--wide{top:0}',
  'lineargradient{top:0}',
  '.card:not(.menu){top:0}',
  ':is(.menu,.card){top:0}',
  ':has(>:is(.menu,.card)){top:0}',
  '[data-ground=night]{top:0}',
  '[data-ground="night"]{top:0}',
  '[data-ground]{top:0}',
  '.card[data-open]{top:0}',
  '.card[aria-expanded=true]:hover:before{top:0}',
  '*{top:0}',
  ':root{top:0}',
  ':root{--a:0}*{left:var(--a)}',
  '@media print{.card{top:0}}',
  '.card{&:hover{top:0}}',
])('a page has what a rule may style, now or once a script has set a state: %s', (css) => {
  expect(textFor(page, css)).toBe(css);
});

test.each([
  '.menu{top:0}',
  '.card .menu{top:0}',
  '.card>.menu:hover{top:0}',
  'table{top:0}',
  ':is(.menu,table){top:0}',
  '.card:has(.menu){top:0}',
  '[data-ground=mist]{top:0}',
  '[data-side]{top:0}',
  '@layer{@media print{.menu{top:0}}}',
  '.menu{&:hover{top:0}}',
  '@keyframes turn{to{rotate:1turn}}',
])('a page does without what styles nothing on it: %s', (css) => {
  expect(textFor(page, css)).toBe('');
});

test('a page has the variables that its rules use, and those that these are made of', () => {
  const css =
    ':root{--a:0;--b:var(--a);--c:1;--d:var(--c)}.card{--e:2;top:var(--b,var( --e))}.menu{top:var(--d)}';
  expect(textFor(page, css)).toBe(':root{--a:0;--b:var(--a)}.card{--e:2;top:var(--b,var( --e))}');
});

test('a layer of variables that a page has no use for keeps its place for what comes later', () => {
  const css = '@layer a,b;@layer a{:root{--a:0}}@layer b{p{top:0}.menu{top:var(--a)}}';
  expect(textFor('<p>', css)).toBe('@layer a,b;@layer b{p{top:0}}');
});

/** What pages of these elements are given, each what it needs and what its language does. */
function divided(css: string, ...htmls: string[]) {
  const { texts, languages } = divideSheet(css, {
    pages: htmls.map(featuresOf),
    weights: htmls.map(() => 1),
    classes: new Set(),
  });
  return htmls.map((_, index) => [texts[index], languages[index]]);
}

test('what a language needs is apart, and whole, so that its pages share the rest with others', () => {
  const latin = '[data-script=Latn]{--a:1;--b:var(--c)}';
  const fade = '@media print{@view-transition{navigation:auto}}';
  const css = `@layer a,b;@layer a{${fade}:root{--a:0;--c:0;--d:0}${latin}[data-letters=high]{--a:2}}@layer b{*{top:var(--a)}}`;
  const rest = `@layer a{${fade}:root{--a:0;--c:0}}@layer b{*{top:var(--a)}}`;
  expect(
    divided(
      css,
      '<html data-script="Latn">',
      '<html data-script="Latn" data-letters="high">',
      '<html data-script="Arab">',
    ),
  ).toEqual([
    [rest, `@layer a{${latin}}`],
    [rest, `@layer a{${latin}[data-letters=high]{--a:2}}`],
    [rest, ''],
  ]);
});

test('of a list of selectors, and of rules within rules, the idle ones go', () => {
  const css = '.card,.menu{top:0;.menu &{left:0}.card &{right:0}}';
  expect(textFor(page, css)).toBe('.card{top:0;.card &{right:0}}');
});

test('an animation stays with what runs it, whatever its steps are called', () => {
  const css = '@keyframes turn{from{rotate:0turn}to{rotate:1turn}}.card{animation:1s turn}';
  expect(textFor(page, css)).toBe(css);
});

test('pages that need the same get the same, and there are never more than eleven texts', () => {
  const css = Array.from({ length: 40 }, (_, index) => `.part-${index}{top:0}`).join('');
  const pages = Array.from({ length: 40 }, (_, index) =>
    featuresOf(`<p class="part-${index} part-${(index + 1) % 40}">`),
  );
  const wanted = {
    pages: [...pages, ...pages],
    weights: Array(80).fill(1),
    classes: new Set<string>(),
  };
  const { texts } = divideSheet(css, wanted);
  expect(new Set(texts).size).toBe(11);
  expect(texts.slice(40)).toEqual(texts.slice(0, 40));
  pages.forEach((features, index) => {
    for (const feature of features) {
      if (feature !== 'p') expect(texts[index]).toContain(`${feature}{`);
    }
  });
});

/** What comes later to a page of these elements, if it has these classes. */
function laterFor(html: string, css: string, ...classes: string[]): string {
  const wanted = { pages: [featuresOf(html)], weights: [1], classes: new Set(classes) };
  return divideSheet(css, wanted).later;
}

test('what comes later brings the rules that name its classes and those for elements that a page may lack', () => {
  const css = '.card{top:0}.menu{top:0;.card &{left:0}a{right:0}}dialog{top:0}';
  expect(laterFor('<p class="card">', css, 'menu')).toBe(css.replace('.card{top:0}', ''));
});

test('a rule that names a class of the page beside one of what comes later comes again, and nothing round it', () => {
  const css = '.menu{top:0}.card{top:0;a{left:0}.menu &,a .menu{left:1px}@media print{top:1px}}';
  expect(laterFor('<p class="card">', css, 'menu')).toBe(
    '.menu{top:0}.card{.menu &,a .menu{left:1px}}',
  );
});

test('what comes later brings the variables that it uses and a page has not, wherever they are set', () => {
  const ground = ':root{--a:0;--b:0;--c:var(--d);--d:0}';
  const rest = '@media print{:root{--a:1;--b:1}}.night{--a:2;--b:2}';
  const uses = 'p{top:var(--b)}.menu{top:var(--a);left:var(--b);right:var(--c)}';
  const css = `@layer a{${ground}${rest}}@layer b{${uses}}`;
  expect(textFor('<p>', css)).toBe(
    '@layer a{:root{--b:0}@media print{:root{--b:1}}}@layer b{p{top:var(--b)}}',
  );
  expect(laterFor('<p>', css, 'menu')).toBe(
    '@layer a{:root{--a:0;--c:var(--d);--d:0}@media print{:root{--a:1}}.night{--a:2}}@layer b{.menu{top:var(--a);left:var(--b);right:var(--c)}}',
  );
});

test('what stands in no layer comes again after what a page may lack', () => {
  const css = 'p{top:0}.menu{top:0}@media print{p{top:1px}}';
  expect(laterFor('<p>', css, 'menu')).toBe('.menu{top:0}@media print{p{top:1px}}');
});

test('what a layer begins with, and every page has, does not come again', () => {
  const begin = '*{margin:0;&:hover{top:0}}:root{--a:0}';
  const rest = 'dialog{margin:1px}p{left:0}.menu{top:0}';
  const css = `@layer a,b;@layer a{${begin}${rest}}@layer b{p{top:0}@media print{p{top:0}}}`;
  expect(laterFor('<p>', css, 'menu')).toBe(`@layer a,b;@layer a{${rest}}`);
});

test('a layer that a page has nothing of keeps its place for what comes later', () => {
  const css = '@layer a,b,c;@layer a{p{top:0}}@layer b{.menu{top:0}}@layer c{p{top:1px}}';
  expect(textFor('<p>', css)).toBe('@layer a,b,c;@layer a{p{top:0}}@layer c{p{top:1px}}');
  expect(textFor('<p class="menu">', css)).toBe(css.replace('@layer a,b,c;', ''));
});
