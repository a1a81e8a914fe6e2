import { expect, test } from 'vitest';
import { compareReports } from './compareReports.ts';

const page = (findings: string[], passes = 1) => JSON.stringify({ findings, passes }, null, 1);

const committed = new Map([
  ['index.html', '<p>Nothing</p>'],
  ['en/home.json', page([])],
]);

test('equal reports do not differ', () => {
  expect(compareReports(committed, new Map(committed), true)).toEqual([]);
});

test('with the same browser every difference counts', () => {
  const written = new Map([...committed, ['en/home.json', page([], 2)], ['index.html', '']]);
  const files = compareReports(committed, written, true).map(({ file }) => file);
  expect(files).toEqual(['en/home.json', 'index.html']);
});

test('with another browser other counts do not matter', () => {
  const written = new Map([...committed, ['en/home.json', page([], 2)], ['index.html', '']]);
  expect(compareReports(committed, written, false)).toEqual([]);
});

test('with another browser another finding still matters', () => {
  const written = new Map([...committed, ['en/home.json', page(['region'])]]);
  expect(compareReports(committed, written, false)).toMatchObject([{ file: 'en/home.json' }]);
});

test('a page that is not committed and one that is gone are told apart', () => {
  const written = new Map([['en/team.json', page([])]]);
  expect(compareReports(committed, written, true)).toEqual([
    { file: 'en/home.json', text: 'is committed, but is written no more' },
    { file: 'en/team.json', text: 'is not committed' },
    { file: 'index.html', text: 'is committed, but is written no more' },
  ]);
});

test('a new page without findings does not fail in another browser', () => {
  const written = new Map([...committed, ['en/team.json', page([])]]);
  expect(compareReports(committed, written, false)).toEqual([]);
});

test('a committed report that cannot be read differs', () => {
  const broken = new Map([...committed, ['en/home.json', '{ <<<<<<< ours']]);
  expect(compareReports(broken, committed, false)).toMatchObject([{ file: 'en/home.json' }]);
});

test('the lines that differ are shown', () => {
  const written = new Map([...committed, ['index.html', '<p>One</p>']]);
  const [difference] = compareReports(committed, written, true);
  expect(difference?.text).toContain('first in line 1');
  expect(difference?.text).toContain('- <p>Nothing</p>');
  expect(difference?.text).toContain('+ <p>One</p>');
});
