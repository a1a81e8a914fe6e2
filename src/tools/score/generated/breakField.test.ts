import { expect, test } from 'vitest';
import { breakField } from './breakField.ts';
import { spoiltPages } from './testing/spoilt.ts';

const label = (attributes: string) =>
  `<label ${attributes}>Email <span aria-hidden="true">*</span></label>`;
const texts = (html: string) => spoiltPages(breakField, html).map(({ text }) => text);

test('a label that names a field in two ways loses both', () => {
  const field = '<input id="a" aria-labelledby="l"/>';
  const [spoilt] = spoiltPages(breakField, label('class="b" id="l" for="a"') + field);
  expect(spoilt?.text).toBe(label('class="b"') + field);
  expect(spoilt?.criteria).toEqual(['1.3.1', '4.1.2']);
  expect(spoilt?.describes).toContain('“Email”');
});

test('a field loses its hint, that it is required, and what a browser fills it in by', () => {
  const field =
    '<input id="a" placeholder="a@b" aria-describedby="h" required="" autoComplete="email"/>';
  const before = label('for="a"');
  const spoilt = spoiltPages(breakField, before + field);
  expect(spoilt.map(({ text }) => text.replace(before, ''))).toEqual([
    field.replace(' aria-describedby="h"', ''),
    field.replace(' required=""', ''),
    field.replace(' autoComplete="email"', ''),
    field.replace('autoComplete="email"', 'autocomplete="postal-code"'),
  ]);
  expect(spoilt.map(({ criteria }) => criteria.join(' '))).toEqual([
    '1.3.1 3.3.2',
    '1.3.1 3.3.2',
    '1.3.5',
    '1.3.5',
  ]);
});

test.each([
  ['has another name', `${label('for="a"')}<input id="a" aria-label="Email"/>`],
  ['is named by another element', `${label('for="a"')}<input id="a" aria-labelledby="b"/>`],
  ['says twice that it is required', '<input required="" aria-required="true"/>'],
  [
    'says in words that it is',
    '<label for="a">A (required)</label><input id="a" title="A" required=""/>',
  ],
  ['asks for nothing about the visitor', '<input autocomplete="off"/>'],
  ['nobody is given', '<input hidden="" autocomplete="email"/>'],
])('a field that %s stays', (_why, html) => {
  expect(texts(html)).toEqual([]);
});
