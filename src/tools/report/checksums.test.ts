import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseSums, printSums, sumProblems } from './checksums.ts';

const files = new Map([
  ['run.json', '{}'],
  ['transcripts/home.txt', 'heading level 1'],
  ['index.html', '<h1>Evidence</h1>'],
]);

const sums = printSums(files);

test('a report whose files are those of its checksums is let be, whatever attests them', () => {
  expect(sums.split('\n')).toHaveLength(4);
  const beside = new Map([...files, ['SHA256SUMS', sums], ['SHA256SUMS.sigstore.json', '{}']]);
  expect(sumProblems(sums, beside)).toEqual([]);
});

test.each([
  ['deleted', 'transcripts/home.txt', undefined, 'is missing: SHA256SUMS lists it.'],
  ['changed by a byte', 'run.json', '{ ', 'has other bytes than SHA256SUMS says.'],
  ['that nobody listed', 'review.txt', 'All is well.', 'is not listed in SHA256SUMS.'],
])('a file of the report %s is named', (_, file, text, problem) => {
  const others = new Map(files);
  if (text === undefined) others.delete(file);
  else others.set(file, text);
  expect(sumProblems(sums, others)).toEqual([`${file} ${problem}`]);
});

test('without checksums nothing vouches for the report', () => {
  expect(sumProblems(undefined, files)).toEqual(['SHA256SUMS is missing.']);
});

test('what is no list of checksums is refused with its line', () => {
  expect(() => parseSums('<!doctype html>')).toThrow('got "<!doctype html>"');
});

test('the system’s own sha256sum reads the list, remarks included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sums-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'run.json'), '{}');
  const own = printSums(new Map([['run.json', '{}']]), ['A remark.']);
  writeFileSync(join(folder, 'SHA256SUMS'), own);
  const said = execFileSync('env', ['sha256sum', '--strict', '-c', 'SHA256SUMS'], { cwd: folder });
  expect(said.toString()).toBe('run.json: OK\n');
});
