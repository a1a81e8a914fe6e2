import { expect, test } from 'vitest';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { choosePages, readOptions, type Options } from './choosePages.ts';
import { reportFiles } from '../report/createReport.ts';
import { examplePage, exampleReport, exampleRun } from '../report/testing/exampleAudit.ts';
import type { Run } from '../report/run.ts';

const team: PublishedPage = { id: 'team', locale: 'en', path: '/team', file: 'team.html' };
const reports = [exampleReport(), { ...exampleReport(), page: 'team' }];
const run = exampleRun();

function chosen(options: Partial<Options>, teamHash = 'a1', now: Run = run) {
  const committed = new Map([...reportFiles(reports), ['run.json', JSON.stringify(run)]]);
  const hashes = { 'en/home': 'a1', 'en/team': teamHash };
  const all: Options = {
    isCheck: false,
    isWhole: false,
    onlyChanged: false,
    names: [],
    ...options,
  };
  const { pages, once, kept, remarks } = choosePages(
    [examplePage, team],
    hashes,
    committed,
    now,
    all,
  );
  const ids = (some: readonly PublishedPage[]) => some.map(({ id }) => id);
  return { pages: ids(pages), once: ids(once), kept: [...kept.keys()], remarks };
}

test('without a word every page is audited', () => {
  expect(chosen({}).pages).toEqual(['home', 'team']);
});

test('with --changed only pages that are not those of the report', () => {
  expect(chosen({ onlyChanged: true }).pages).toEqual([]);
  expect(chosen({ onlyChanged: true }, 'b2')).toEqual({
    pages: ['team'],
    once: [],
    kept: ['en/home'],
    remarks: [],
  });
});

test('a check looks at each page of the report once, and at one that has changed whole', () => {
  const { pages, once } = chosen({ isCheck: true }, 'b2', exampleRun({ browser: 'Chromium 2' }));
  expect([pages, once]).toEqual([['team'], ['home']]);
});

test('a whole check looks at every page whole', () => {
  expect(chosen({ isCheck: true, isWhole: true }).pages).toEqual(['home', 'team']);
});

test('with a name only that page, and the reader is told that another one has changed', () => {
  const { pages, kept, remarks } = chosen({ names: ['en/home'] }, 'b2');
  expect([pages, kept]).toEqual([['home'], ['en/team']]);
  expect(remarks.join()).toContain('1 other');
});

test.each([
  ['browser', { browser: 'Chromium 2' }],
  ['method', { method: 'm2' }],
  ['isPinned', { isPinned: false }],
])('nothing is kept from a report made with another %s', (fact, change) => {
  const { pages, remarks } = chosen({ onlyChanged: true }, 'a1', exampleRun(change));
  expect(pages).toEqual(['home', 'team']);
  expect(remarks.join()).toContain(fact);
});

test('a name that is no page, and an option that does not exist, are told', () => {
  expect(() => chosen({ names: ['hom'] })).toThrow('"hom"');
  expect(() => readOptions(['--changd'])).toThrow('"--changd"');
});
