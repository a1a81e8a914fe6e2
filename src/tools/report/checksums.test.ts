import { expect, test } from 'vitest';
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

test('the list is written as sha256sum reads it, remarks included', () => {
  // What GNU coreutils 9.1 prints for such a file; with the remark, its `-c --strict` says OK.
  const own = printSums(new Map([['run.json', '{}']]), ['A remark.']);
  expect(own).toBe(
    '# A remark.\n44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a  run.json\n',
  );
});
