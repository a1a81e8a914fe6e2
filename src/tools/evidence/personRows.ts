import { toolsOf, type People } from '../people/peopleOf.ts';
import type { RecordRow } from './recordRows.ts';

/** What people have found, as rows of the record; one that counts no more says so. */
export function personRows({ records }: Pick<People, 'records'>): RecordRow[] {
  return records.map(({ file, record, expiry }) => ({
    requirement: null,
    criteria: record.criteria,
    subject: record.pages.map(({ path }) => path).join(', '),
    method: `person: ${record.item}, with ${toolsOf(record)}`,
    outcome: expiry === undefined ? record.verdict : 'expired',
    source: `${file} (${record.tester}, ${record.organisation})`,
    date: record.date,
  }));
}
