import {
  verdicts,
  type Expiry,
  type PeopleFacts,
  type RecordFacts,
} from '../../delivery/people.ts';
import type { PersonRecord } from './personRecord.ts';
import { pathsOf, protocol, sampleOf, type ProtocolItem } from './protocol.ts';
import type { PublishedMain } from './publishedMains.ts';

/** A record with its file in the folder of reports. */
export type FiledRecord = { file: string; record: PersonRecord };

/** A record, the last day it can count, and why it counts no more if so. */
type StandingRecord = FiledRecord & { validUntil: string; expiry: Expiry | undefined };

/** What people have found: every record, those that decide criteria, and what the report says of it. */
export type People = {
  records: readonly StandingRecord[];
  /**
   * The latest valid record of each item, with the criteria it helps to decide: those of which every
   * item has one, and those it found not met, because no other item can mend that.
   */
  deciding: readonly (StandingRecord & { criteria: readonly string[] })[];
  facts: PeopleFacts;
};

/**
 * What the records of people come to on a day. The same arguments give the same.
 * @param today as YYYY-MM-DD.
 */
export function peopleOf(
  filed: readonly FiledRecord[],
  published: readonly PublishedMain[],
  today: string,
  items: readonly ProtocolItem[] = protocol.items,
): People {
  const records = filed.map((one) => standing(one, published, today));
  const latest = new Map(
    items.flatMap(({ id }) => {
      const [first] = records
        .filter(({ record, expiry }) => record.item === id && expiry === undefined)
        .toSorted(latestFirst);
      return first === undefined ? [] : [[id, first] as const];
    }),
  );
  const isWhole = (criterion: string) =>
    items
      .filter(({ criteria }) => criteria.includes(criterion))
      .every(({ id }) => latest.get(id)?.record.criteria.includes(criterion));
  const isMet = ({ verdict }: PersonRecord) => verdict !== 'fails' && verdict !== 'partly';
  return {
    records,
    deciding: [...latest.values()]
      .map((one) => ({
        ...one,
        criteria: isMet(one.record) ? one.record.criteria.filter(isWhole) : one.record.criteria,
      }))
      .filter(({ criteria }) => criteria.length > 0),
    facts: {
      items: items.map(({ id, criteria, title, do: task, find, ...item }) => {
        const pages = pathsOf({ id, criteria, title, do: task, find, ...item }, published);
        const own = latest.get(id);
        return { id, criteria, title, do: task, find, pages, record: own && factsOf(own) };
      }),
      expired: records.flatMap((one) => (one.expiry ? [{ ...factsOf(one), ...one.expiry }] : [])),
      sample: { seed: protocol.seed, ...sampleOf(published) },
    },
  };
}

function standing(
  { file, record }: FiledRecord,
  published: readonly PublishedMain[],
  today: string,
): StandingRecord {
  const validUntil = aYearAfter(record.date);
  const mains = new Map(published.map(({ path, main }) => [path, main]));
  const gone = record.pages.find(({ path }) => !mains.has(path));
  const changed = record.pages.find(({ path, main }) => mains.get(path) !== main);
  const expiry = ((): Expiry | undefined => {
    if (today > validUntil) return { because: 'age', page: '' };
    if (gone !== undefined) return { because: 'gone', page: gone.path };
    return changed && { because: 'changed', page: changed.path };
  })();
  return { file, record, validUntil, expiry };
}

/** Of two found on the same day the worse comes first. */
function latestFirst({ record: a }: FiledRecord, { record: b }: FiledRecord): number {
  return b.date.localeCompare(a.date) || verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict);
}

/** The same day a year later, by the calendar; 28 February for the 29th. */
function aYearAfter(day: string): string {
  const [year = '', month, date] = day.split('-');
  const next = Number(year) + 1;
  return `${next}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** Records that expire within a month of a day, in sentences that say when. */
export function expiringSoon({ records }: People, today: string): string[] {
  const limit = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  return records
    .filter(({ expiry, validUntil }) => expiry === undefined && validUntil <= limit)
    .map(
      ({ file, record, validUntil }) =>
        `${file} (${record.item}, ${record.tester}) counts until ${validUntil} and no longer. Have the item assessed again: \`npm run assess\`.`,
    );
}

function factsOf({ file, record }: FiledRecord): RecordFacts {
  const { item, criteria, verdict, tester, organisation, date, words, issue } = record;
  const named = { file, item, criteria, verdict, tester, organisation, date, words, issue };
  return { ...named, tools: toolsOf(record), pages: record.pages.length };
}

/** With what a record was made, in a line. */
export function toolsOf(record: PersonRecord): string {
  const { reader, readerVersion, browser, browserVersion, system, systemVersion } = record;
  const tools = [
    [reader, readerVersion],
    [browser, browserVersion],
    [system, systemVersion],
  ];
  return tools.map((tool) => tool.filter(Boolean).join(' ')).join(', ');
}
