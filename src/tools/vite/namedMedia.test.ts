import postcss from 'postcss';
import { expect, test } from 'vitest';
import { spellOut } from './namedMedia.ts';

const queries = { wide: '(width >= 64rem)', belowWide: '(width < 64rem)' };

function spelled(css: string): string {
  return postcss([spellOut(queries)]).process(css, { from: undefined }).css;
}

test('a named query is written out, alone, among others and within a rule', () => {
  expect(spelled('@media (--wide) { p { top: 0 } }')).toBe(
    '@media (width >= 64rem) { p { top: 0 } }',
  );
  expect(spelled('p { @media print, (--below-wide) and (scripting: none) { top: 0 } }')).toBe(
    'p { @media print, (width < 64rem) and (scripting: none) { top: 0 } }',
  );
});

test('a name that nobody gave is told, with the names there are', () => {
  expect(() => spelled('@media (--wider) { p { top: 0 } }')).toThrow(
    'Expected one of --wide, --below-wide, got --wider.',
  );
});
