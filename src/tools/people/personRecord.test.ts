import { expect, test } from 'vitest';
import { printRecord, readRecord } from './personRecord.ts';
import { examplePersonRecord } from './testing/examplePersonRecord.ts';

const today = '2026-11-24';

/** What is said of a record with other fields than a right one. */
function problemsOf(changes: object) {
  const text = printRecord({ ...examplePersonRecord(), ...changes });
  const read = readRecord('manual/one.yml', text, today);
  return 'problems' in read ? read.problems : [];
}

test('a record is read as it was written, versions as text', () => {
  const record = examplePersonRecord({ issue: 'https://example.org/1' });
  const text = printRecord(record);
  expect(text).toContain('"2026.10"');
  for (const own of [text, text.replaceAll('"', '')]) {
    expect(readRecord('manual/one.yml', own, today)).toEqual({ record });
  }
});

test.each([
  ['tester', '', 'a text, got nothing'],
  ['date', '23.11.2026', 'a day as YYYY-MM-DD that has come, got "23.11.2026"'],
  ['date', '2026-11-31', 'a day as YYYY-MM-DD that has come, got "2026-11-31"'],
  ['date', '2026-11-25', 'a day as YYYY-MM-DD that has come, got "2026-11-25"'],
  ['verdict', 'good', 'one of fails, partly, supports, not-applicable, got "good"'],
  ['criteria', ['1.4.3'], 'a list of success criteria that the item is about, got ["1.4.3"]'],
  ['pages', [], 'a list of pages, each with its path and the SHA-256 of its main, got []'],
  ['pages', ['/'], 'a list of pages, each with its path and the SHA-256 of its main, got ["/"]'],
  ['readerVersion', '', 'a text; only the reader "none" has no version, got nothing'],
  [
    'issue',
    'see mail',
    'an address that begins with https:// or http://, or nothing, got "see mail"',
  ],
])(
  'a wrong %s is told with file, field, what was expected and what to do',
  (field, value, rest) => {
    expect(problemsOf({ [field]: value })).toEqual([
      `manual/one.yml: ${field}: expected ${rest}. Ask its tester to mend it, or let \`npm run assess\` write it anew.`,
    ]);
  },
);

test('an item that the protocol does not have is told, and so is a field that records do not have', () => {
  expect(problemsOf({ item: 'no-item' })[0]).toContain(
    'expected the id of an item of the protocol',
  );
  const extra = `${printRecord(examplePersonRecord())}mood: good\n`;
  const { problems = [] } = { problems: [], ...readRecord('manual/one.yml', extra, today) };
  expect(problems[0]).toContain('mood: expected no such field');
});

test.each(['', 'words', '- a\n- b', 'a: b: c'])('a file that holds %j is no record', (text) => {
  const { problems = [] } = { problems: [], ...readRecord('manual/one.yml', text, today) };
  expect(problems[0]).toMatch(/^manual\/one\.yml: expected fields in YAML, got something else\./u);
});

test('who used no screen reader needs no version of one', () => {
  expect(problemsOf({ reader: 'none', readerVersion: '' })).toEqual([]);
});
