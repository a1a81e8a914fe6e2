import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { pageReport, type PageReport } from './pageReport.ts';
import { exampleAudit } from './testing/exampleAudit.ts';

/** The report of a page that has a form and was looked at in these states and modes. */
function reportOn(
  id: 'home' | 'team',
  locale: string,
  runs: readonly [string, string][],
): PageReport {
  const audits = runs.map(([state, mode]) => exampleAudit({ state, mode }));
  return pageReport({ id, locale, path: `/${locale}/${id}` }, 'a1', ['quote mistakes'], audits);
}

function coverageIn(reports: readonly PageReport[], kind: string) {
  return coverageOf(reports).find((each) => each.kind.join(' × ') === kind);
}

const home = reportOn('home', 'en', [
  ['as loaded', 'small light'],
  ['quote mistakes', 'large light'],
]);
const arabic = reportOn('home', 'ar', [['as loaded', 'large light']]);
const team = reportOn('team', 'en', [['as loaded', 'small light']]);

test('a pair counts once, in whichever language or state it was looked at', () => {
  const modes = coverageIn([home, arabic], 'page × mode');
  expect([modes?.covered, modes?.pairs]).toEqual([2, 11]);
});

test('a page that a language does not have says so', () => {
  const { covered, missing } = coverageIn([home, arabic, team], 'page × locale') ?? {};
  expect(covered).toBe(3);
  expect([...(missing ?? [])]).toEqual([['The page is not published in ar.', ['team × ar']]]);
});

test('what was left out for no reason is told apart from what cannot be', () => {
  const missing = coverageIn([home], 'state × mode')?.missing;
  expect(missing?.get(undefined)).toContain('quote mistakes × small light');
  expect(missing?.get('It needs a script to be brought about.')).toContain(
    'quote mistakes × no script',
  );
  expect(missing?.get('It exists in large windows alone.')).toContain(
    'service menu open × small light',
  );
});

test('a state that is left out on a page where it applies is told', () => {
  const missing = coverageIn([home, team], 'page × state')?.missing;
  expect(missing?.get(undefined)).toEqual(['team × quote mistakes']);
});

test('parts of the gallery have no language and no state to be paired with', () => {
  const part = { ...home, locale: 'gallery-ltr', page: 'button' };
  expect(coverageOf([home, part])).toEqual(coverageOf([home]));
});
