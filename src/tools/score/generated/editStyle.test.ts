import { expect, test } from 'vitest';
import { asReplacement, type Edit } from './change.ts';
import { withDeclared, withStyle } from './editStyle.ts';
import { readStyles } from './readStyles.ts';

const read = (css: string) => readStyles({ file: 'a.css', css }, []);
const edited = (css: string, edits: readonly Edit[]): string => {
  const { original, replacement } = asReplacement(css, { edits });
  return css.replace(original, () => replacement);
};

test.each([
  ['.a{color:red}', '.a{color:red;opacity:0}'],
  ['.a{color:red;}', '.a{color:red;opacity:0}'],
  ['.a{&:hover{color:red}}', '.a{&:hover{color:red}opacity:0}'],
  ['.a{}', '.a{opacity:0}'],
])('to the end of %s something is added', (css, expected) => {
  const styles = read(css);
  const edits = styles.rules.slice(0, 1).flatMap((rule) => withStyle(styles, rule, 'opacity:0'));
  expect(edited(css, edits)).toBe(expected);
});

test.each([
  ['.a{color:red}', '.a{color:blue!important}'],
  ['.a{color:red;margin:0}', '.a{color:blue!important;margin:0}'],
])('in %s a declaration gets another value', (css, expected) => {
  const styles = read(css);
  const declarations = styles.rules.flatMap((rule) => rule.declarations.slice(0, 1));
  const edits = declarations.flatMap((declaration) => withDeclared(styles, declaration, 'blue'));
  expect(edited(css, edits)).toBe(expected);
});
