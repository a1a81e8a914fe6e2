import { expect, test } from 'vitest';
import { checkLocaleName } from './checkLocaleName.ts';

test.each(['en', 'hi', 'ar', 'nl', 'pt-BR', 'zh-Hans', 'es-419', 'sr-Latn'])(
  'a folder may be called %s',
  (name) => {
    expect(checkLocaleName(name)).toBeUndefined();
  },
);

test.each([
  ['hi_IN', 'hi-IN'],
  ['zh-hans', 'zh-Hans'],
  ['EN', 'en'],
  ['pt-br', 'pt-BR'],
  ['iw', 'he'],
])('a folder called %s should be called %s', (name, canonical) => {
  expect(checkLocaleName(name)).toBe(`Expected "${canonical}", got "${name}". Rename the folder.`);
});

test.each(['english', 'xx', 'x', '', 'de de', 'en.old', 'en-u-nu-deva', 'en-x-new', '__proto__'])(
  'a folder called %j is no language',
  (name) => {
    expect(checkLocaleName(name)).toBe(
      `Expected a language tag such as de or pt-BR, got "${name}". Rename the folder.`,
    );
  },
);

test.each([
  ['fr-ZZ', 'fr'],
  ['fr-Latn', 'fr'],
  ['fr-Cyrl', 'fr'],
  ['de-Latn-DE', 'de-DE'],
  ['en-QO', 'en'],
])('%s says more than there is: %s', (name, expected) => {
  expect(checkLocaleName(name)).toBe(`Expected "${expected}", got "${name}". Rename the folder.`);
});
