import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManual, recordsIn, writeRecord } from './manualFolder.ts';
import { examplePersonRecord } from './testing/examplePersonRecord.ts';

test('no record is written over another, and nothing else stays behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manual-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const records = ['first', 'second'].map((words) =>
    examplePersonRecord({ words, tester: 'मीरा / M.' }),
  );
  for (const record of records) await writeRecord(folder, record);
  expect((await readdir(folder)).toSorted()).toEqual(
    [
      '2026-11-23-drawings-in-words-मीरा-m-.yml',
      '2026-11-23-drawings-in-words-मीरा-m--2.yml',
    ].toSorted(),
  );
  const read = recordsIn(await readManual(folder), '2026-11-23');
  expect(read.problems).toEqual([]);
  expect(new Set(read.records.map(({ record }) => record.words))).toEqual(
    new Set(['first', 'second']),
  );
});

test('a folder that is not there has no records', async () => {
  expect(await readManual(join(tmpdir(), 'no-such-folder'))).toEqual(new Map());
});
