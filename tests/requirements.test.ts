import { expect, test } from 'vitest';
import { requirements, rows } from './requirements.ts';
import { readTests, titlesOf } from './testing/sources.ts';

/** Every id that the title of a test carries, with the file it stands in. */
const titled = readTests().flatMap((source) =>
  titlesOf(source).flatMap((title) =>
    Array.from(title.matchAll(/\[([a-z][a-z\d-]*\/[a-z\d-]+)\]/gu), ([, id = '']) => ({
      id,
      file: source.file,
    })),
  ),
);

const rowOf = (id: string) => id.slice(0, id.indexOf('/'));

test('titles are read out of every form a test is written in', () => {
  const text = `
    // test('[a/zero] a comment', () => {});
    test('[a/one] plain', () => {});
    for (const key of keys) test(\`[a/two] \${key}\`, async ({ page }) => {});
    test.each<[string, () => void]>([['x)', () => f(1)]])('[a/three] %s', (key) => {});
    test.use({ expected: ['[a/four]'] });
    pattern.test('[a/five]');`;
  const titles = ['[a/one] plain', `[a/two] \${key}`, '[a/three] %s'];
  expect(titlesOf({ file: 'sample.ts', text })).toEqual(titles);
});

test('every requirement is proven by a test', () => {
  const proven = new Set(titled.map(({ id }) => id));
  const missing = requirements.filter(({ id, doesNotApply }) => !doesNotApply && !proven.has(id));
  expect(
    missing.map(({ id }) => id),
    'write a test with the id in its title',
  ).toEqual([]);
});

test('every id in the title of a test is a requirement', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = titled.filter(({ id }) => !known.has(id));
  expect(unknown, 'list it in tests/requirements.ts').toEqual([]);
});

test('what is said not to apply has a reason and no test', () => {
  const excused = requirements.filter(({ doesNotApply }) => doesNotApply !== undefined);
  const wrong = excused.filter(
    ({ id, doesNotApply }) =>
      doesNotApply?.trim() === '' || titled.some((title) => title.id === id),
  );
  expect(wrong).toEqual([]);
});

test('every id stands once and begins with its row', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(requirements.filter(({ id, row }) => rowOf(id) !== row)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z-]+\/[a-z\d-]+$/u.test(id))).toEqual([]);
});

test('every requirement is a sentence', () => {
  expect(requirements.filter(({ sentence }) => !/^\p{Lu}.{10,}\.$/u.test(sentence))).toEqual([]);
});

test('every row has requirements', () => {
  expect(rows.filter((row) => !requirements.some((entry) => entry.row === row))).toEqual([]);
});
