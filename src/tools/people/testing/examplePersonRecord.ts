import type { PersonRecord } from '../personRecord.ts';

/** A record by a person who does not exist, for tests; of the first item of the protocol. */
export function examplePersonRecord(changes: Partial<PersonRecord> = {}): PersonRecord {
  return {
    item: 'drawings-in-words',
    criteria: ['1.1.1'],
    tester: 'Example Tester',
    organisation: 'independent',
    date: '2026-11-23',
    pages: [{ path: '/', main: 'a'.repeat(64) }],
    reader: 'NVDA',
    readerVersion: '2026.10',
    browser: 'Firefox',
    browserVersion: '145',
    system: 'Windows',
    systemVersion: '11',
    verdict: 'supports',
    words: 'The stars are heard.',
    ...changes,
  };
}
