import { expect, test } from 'vitest';
import { asReplacement } from './change.ts';
import { readPage } from './readPage.ts';
import { readStyles } from './readStyles.ts';
import { shownRules, withDeclared, withStyle } from './shownRules.ts';

const html =
  '<p class="a">A</p><p class="b visually-hidden">B</p><p class="c" hidden="">C</p><p class="d"></p><select><option class="e">E</option></select>';
const read = (css: string) =>
  readStyles({ file: 'a.css', css }, [readPage({ path: '/', file: 'index.html', html })]);

test('only what everybody sees at every time counts', () => {
  const css = '*{margin:0}.a{color:red}.b{color:red}.c{color:red}.d{color:red}.e{color:red}';
  const conditional = '@media print{.a{color:black}}.a:hover{color:blue}';
  const rules = shownRules(read(css + conditional));
  expect(rules.map(({ selectors }) => selectors)).toEqual([['.a']]);
});

test.each([
  ['.a{color:red}', '.a{color:red;opacity:0}'],
  ['.a{color:red;}', '.a{color:red;opacity:0}'],
  ['.a{&:hover{color:red}}', '.a{&:hover{color:red}opacity:0}'],
  ['.a{}', '.a{opacity:0}'],
])('to the end of %s something is added', (css, expected) => {
  const styles = read(css);
  const edits = shownRules(styles).flatMap((rule) => withStyle(styles, rule, 'opacity:0'));
  const { original, replacement } = asReplacement(css, { edits });
  expect(css.replace(original, () => replacement)).toBe(expected);
});

test.each([
  ['.a{color:red}', '.a{color:blue}'],
  ['.a{color:red;margin:0}', '.a{color:blue;margin:0}'],
])('in %s a declaration gets another value', (css, expected) => {
  const styles = read(css);
  const declarations = shownRules(styles).flatMap((rule) => rule.declarations.slice(0, 1));
  const edits = declarations.flatMap((declaration) => withDeclared(styles, declaration, 'blue'));
  const { original, replacement } = asReplacement(css, { edits });
  expect(css.replace(original, () => replacement)).toBe(expected);
});
