import type { PeopleFacts, RecordFacts } from '../../delivery/people.ts';

/** A record by a person who does not exist, for tests. */
export function exampleRecord(changes: Partial<RecordFacts> = {}): RecordFacts {
  return {
    file: 'manual/one.yml',
    item: 'drawings',
    criteria: ['1.1.1'],
    verdict: 'partly',
    tester: 'Example Tester',
    organisation: 'Example Organisation',
    date: '2026-11-20',
    tools: 'NVDA 1, Firefox 1, Windows 1',
    pages: 2,
    words: 'The stars are silent.',
    issue: undefined,
    ...changes,
  };
}

/** Two items, with a record of one of them or without; and records that have expired, if there are any. */
export function examplePeople({ isAssessed = true } = {}): PeopleFacts {
  const item = { do: 'Look at it.', find: 'It is there.', pages: ['/', '/team'] };
  const old = exampleRecord({ verdict: 'supports', date: '2025-01-01' });
  return {
    items: [
      {
        ...{ ...item, id: 'drawings', title: 'Drawings', criteria: ['1.1.1'] },
        record: isAssessed ? exampleRecord() : undefined,
      },
      { ...item, id: 'icons', title: 'Icons', criteria: ['1.1.1'], record: undefined },
    ],
    expired: isAssessed
      ? [
          { ...old, file: 'manual/old.yml', because: 'age', page: '' },
          { ...old, file: 'manual/changed.yml', because: 'changed', page: '/team' },
          { ...old, file: 'manual/gone.yml', because: 'gone', page: '/lost' },
        ]
      : [],
    sample: { seed: 'seed-1', structured: ['/', '/team'], random: ['/services'] },
  };
}
