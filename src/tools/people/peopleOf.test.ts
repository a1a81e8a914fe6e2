import { expect, test } from 'vitest';
import { criteria } from '../report/criteria.ts';
import { conformance } from '../evidence/conformance.ts';
import { expiringSoon, peopleOf } from './peopleOf.ts';
import type { PersonRecord } from './personRecord.ts';
import { protocol } from './protocol.ts';
import type { PublishedMain } from './publishedMains.ts';
import { examplePersonRecord } from './testing/examplePersonRecord.ts';

const home: PublishedMain = { id: 'home', locale: 'en', path: '/', main: 'a'.repeat(64), body: '' };

/** The items of 1.1.1, of which there are two, and of 1.3.2, of which there is one. */
const [drawings, icons, order] = ['drawings-in-words', 'icons-in-words', 'order-read-aloud'].map(
  (id) =>
    (changes: Partial<PersonRecord> = {}) => {
      const item = protocol.items.find((one) => one.id === id);
      return examplePersonRecord({ item: id, criteria: item?.criteria ?? [], ...changes });
    },
) as [typeof examplePersonRecord, typeof examplePersonRecord, typeof examplePersonRecord];

function people(records: readonly PersonRecord[], today = '2026-11-24', published = [home]) {
  const filed = records.map((record, index) => ({ file: `manual/${index}.yml`, record }));
  return peopleOf(filed, published, today);
}

function statusOf(number: string, ...known: Parameters<typeof people>) {
  const { deciding } = people(...known);
  const manual = deciding.map(({ file: id, record: { verdict }, criteria: own, validUntil }) => {
    return { id, criteria: own, verdict, validUntil };
  });
  const nothing = { evidence: [], reports: [], rulesFor: () => [], defects: [], today: '' };
  return conformance(criteria, { ...nothing, manual }).find(({ id }) => id === number)?.status;
}

test('a criterion takes the worst verdict of its items, once all of them are assessed', () => {
  expect(statusOf('1.1.1', [drawings()])).toBe('not-evaluated');
  expect(statusOf('1.1.1', [drawings(), icons()])).toBe('supports');
  expect(statusOf('1.1.1', [drawings(), icons({ verdict: 'fails' })])).toBe('fails');
});

test('what one item found not met counts at once, whatever the others will say', () => {
  expect(statusOf('1.1.1', [drawings({ verdict: 'fails' })])).toBe('fails');
  expect(statusOf('1.1.1', [icons({ verdict: 'partly' })])).toBe('partly');
  expect(statusOf('1.1.1', [drawings(), icons({ verdict: 'partly' })])).toBe('partly');
});

test('of several records of an item the latest counts, of one day the worst', () => {
  const [earlier, later] = ['2026-11-01', '2026-11-02'];
  const mended = [order({ verdict: 'fails', date: earlier }), order({ date: later })];
  expect(statusOf('1.3.2', mended)).toBe('supports');
  expect(statusOf('1.3.2', mended.toReversed())).toBe('supports');
  expect(statusOf('1.3.2', [order(), order({ verdict: 'partly' })])).toBe('partly');
});

test('a later record that counts no more leaves the one before it', () => {
  const elsewhere = [{ path: '/', main: 'b'.repeat(64) }];
  const records = [order({ date: '2026-11-01' }), order({ verdict: 'fails', pages: elsewhere })];
  expect(statusOf('1.3.2', records)).toBe('supports');
});

test.each([
  ['2026-11-23', '2027-11-23', '2027-11-24'],
  ['2028-02-29', '2029-02-28', '2029-03-01'],
])('a record of %s counts on %s, and on %s no more', (date, last, after) => {
  expect(statusOf('1.3.2', [order({ date })], last)).toBe('supports');
  expect(statusOf('1.3.2', [order({ date })], after)).toBe('not-evaluated');
  const { expired } = people([order({ date })], after).facts;
  expect(expired).toMatchObject([{ verdict: 'supports', date, because: 'age' }]);
});

test('a record counts no more when a page of it has changed or is gone, and says which', () => {
  const changed = [{ ...home, main: 'b'.repeat(64) }];
  expect(statusOf('1.3.2', [order()], '2026-11-24', changed)).toBe('not-evaluated');
  const expiredBy = (published: PublishedMain[]) =>
    people([order()], '2026-11-24', published).facts.expired;
  expect(expiredBy(changed)).toMatchObject([{ because: 'changed', page: '/' }]);
  expect(expiredBy([])).toMatchObject([{ because: 'gone', page: '/' }]);
});

test('thirty days ahead it is said which record expires when, and not before or after', () => {
  const on = (today: string) => expiringSoon(people([order()], today), today);
  expect(on('2027-10-23')).toEqual([]);
  expect(on('2027-10-24')).toEqual([
    'manual/0.yml (order-read-aloud, Example Tester) counts until 2027-11-23 and no longer. Have the item assessed again: `npm run assess`.',
  ]);
  expect(on('2027-11-24')).toEqual([]);
  const ofLeapDay = people([order({ date: '2028-02-29' })], '2029-02-01');
  expect(expiringSoon(ofLeapDay, '2029-02-01')[0]).toContain('until 2029-02-28 and');
});
