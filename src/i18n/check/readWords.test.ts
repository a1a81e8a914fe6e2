import { expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { readWords } from './readWords.ts';

const file = 'locales/xx/home.json';

function problemsOf(content: Uint8Array | string): string[] {
  return readWords(file, content).problems.map(formatProblem);
}

test('a sound file gives its texts by dotted key, in order, with their places', () => {
  const { words, problems } = readWords(file, '{\n  "b": { "a-1": "x" },\n  "a": "y"\n}\n');
  expect(problems).toEqual([]);
  expect([...words]).toEqual([
    ['b.a-1', { text: 'x', line: 2, column: 17, offset: 18 }],
    ['a', { text: 'y', line: 3, column: 8, offset: 32 }],
  ]);
});

test('escapes in a text are read, and do not end it', () => {
  const { words } = readWords(file, '{"a":"\\\\","b": "x \\"y\\" \\u00e9",\r\n"c":"{z}: [1],"}');
  expect([...words]).toEqual([
    ['a', { text: '\\', line: 1, column: 6, offset: 5 }],
    ['b', { text: 'x "y" é', line: 1, column: 16, offset: 15 }],
    ['c', { text: '{z}: [1],', line: 2, column: 5, offset: 38 }],
  ]);
});

test.each([
  [
    'a comma after the last key',
    '{\n  "a": "x",\n}',
    '3:1 Expected JSON, got "}" (PropertyNameExpected). Mend the syntax here.',
  ],
  [
    'a missing comma',
    '{\r\n  "a": "x"\r\n  "b": "y"\r\n}',
    '3:3 Expected JSON, got ""b": "y"" (CommaExpected). Mend the syntax here.',
  ],
  [
    'a file that was cut off',
    '{ "a": { "b": "x"',
    '1:18 Expected JSON, got the end of the file (CloseBraceExpected). Mend the syntax here.',
  ],
  [
    'a text without its closing quote',
    '{ "a": "x\n}',
    '1:8 Expected JSON, got ""x" (UnexpectedEndOfString). Mend the syntax here.',
  ],
  [
    'a word that is no JSON',
    'undefined',
    '1:1 Expected JSON, got "undefined" (InvalidSymbol). Mend the syntax here.',
  ],
  [
    'a comment',
    '{ // title\n "a": "x" }',
    '1:3 Expected JSON, got "// title" (InvalidCommentToken). Mend the syntax here.',
  ],
  [
    'an empty file',
    '',
    '1:1 Expected JSON, got the end of the file (ValueExpected). Mend the syntax here.',
  ],
  ['a list as the whole file', '["a"]', '1:1 Expected an object of texts, got array.'],
  ['a text as the whole file', '"a"', '1:1 Expected an object of texts, got string.'],
  [
    'a byte order mark',
    '\uFEFF{}',
    '1:1 Expected plain UTF-8, got a byte order mark. Save the file as UTF-8 without BOM.',
  ],
  [
    'a key given twice',
    '{\n  "a": "x",\n  "a": "y"\n}',
    '3:3 Expected each key once, got "a" again (first in line 2).',
  ],
  [
    'a list',
    '{ "a": ["x"] }',
    '1:8 Expected a text for "a", got a list (use an object with named keys).',
  ],
  ['a number', '{ "a": 1 }', '1:8 Expected a text for "a", got number.'],
  ['nothing', '{ "a": null }', '1:8 Expected a text for "a", got null.'],
  ['a truth value', '{ "a": true }', '1:8 Expected a text for "a", got boolean.'],
  ['an empty text', '{ "a": "" }', '1:8 Expected a text for "a", got an empty one. Translate it.'],
  [
    'a text of spaces that cannot be seen',
    '{ "a": " \u200b\u00a0" }',
    '1:8 Expected a text for "a", got an empty one. Translate it.',
  ],
  ['an empty object', '{ "a": {} }', '1:8 Expected texts in "a", got an empty object. Delete it.'],
])('%s is reported where it stands', (_what, content, message) => {
  expect(problemsOf(content)).toEqual([`${file}:${message}`]);
});

test.each(['__proto__', 'constructor', 'prototype', 'a.b', 'ns:key', '', '1st', 'naïve', 'a b'])(
  'the key %j is refused, because i18next or an object would take it for something else',
  (key) => {
    const [problem, ...rest] = problemsOf(`{\n  ${JSON.stringify(key)}: { "x": "y" }\n}`);
    expect(rest).toEqual([]);
    expect(problem).toMatch(/:2:3 Expected a key of letters, .+ Rename or delete it\.$/u);
    expect(problem).toContain(`got "${key}"`);
    expect(({} as { x?: string }).x).toBeUndefined();
  },
);

test.each([
  ['Latin-1', [0x7b, 0x0a, 0x22, 0xe9, 0x22], '2:2 Expected UTF-8, got the byte 0xE9.'],
  ['UTF-16', [0xff, 0xfe, 0x7b, 0x00], '1:1 Expected UTF-8, got the byte 0xFF.'],
  ['a character cut in half', [0x7b, 0x22, 0xe0, 0xa4], '1:3 Expected UTF-8, got the byte 0xE0.'],
])('a file in %s is refused at its first wrong byte', (_what, bytes, message) => {
  expect(problemsOf(Uint8Array.from(bytes))).toEqual([
    `${file}:${message} Save the file as UTF-8.`,
  ]);
});

test('a replacement character that somebody typed is no wrong byte', () => {
  const bytes = new TextEncoder().encode('{ "नमस्ते": "\uFFFD" }');
  expect(problemsOf(bytes)).not.toContainEqual(expect.stringContaining('Expected UTF-8'));
});

test('a file nested deeper than any locale needs is refused, however deep', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}"x"${'}'.repeat(depth)}`;
  expect(problemsOf(nested(20))).toEqual([]);
  expect(problemsOf(nested(21))[0]).toContain('Expected at most 20 levels, got more.');
  expect(problemsOf(nested(100_000))[0]).toContain('Expected at most 20 levels, got too many');
});

test('a file of two megabytes is not read at all', () => {
  const text = `{ "a": "${'x'.repeat(2_000_000)}" }`;
  expect(problemsOf(text)[0]).toMatch(
    /^locales\/xx\/home\.json:1:1 Expected at most 1000000 bytes/u,
  );
});
