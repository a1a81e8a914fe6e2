import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { families } from '../src/site/families.ts';
import { sourceLocale } from '../src/site/locales.ts';

/** Runs of this many words are compared: long enough that common phrases do not count. */
const runLength = 4;

/** The largest share of a page's runs that another page may have too. */
const mostShared = 0.1;

const ids = families.flatMap(({ pages }) => pages.map((page): string => page.id));

/** All texts of a page's own locale file; what a family shares stands elsewhere. */
function proseOf(id: string): string {
  const file = join(import.meta.dirname, '../locales', sourceLocale, `${id}.json`);
  const texts: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join(' . ');
}

function wordsIn(prose: string): string[] {
  return prose.toLowerCase().match(/[\p{Letter}\p{Number}]+|\./gu) ?? [];
}

/** Every run of words of a text; none reaches over the end of a sentence. */
function runsOf(prose: string): Set<string> {
  const words = wordsIn(prose);
  const runs = words.map((_word, at) => words.slice(at, at + runLength));
  return new Set(
    runs
      .filter((run) => run.length === runLength && !run.includes('.'))
      .map((run) => run.join(' ')),
  );
}

/** Which share of the shorter text's runs the other one has too, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const shared = [...small].filter((run) => large.has(run)).length;
  return shared / Math.max(1, small.size);
}

test('two texts that differ in a noun are found alike, two that differ in everything are not', () => {
  const text = 'We test the app on real phones and write down what we found on each of them.';
  expect(likeness(runsOf(text), runsOf(text.replace('phones', 'tablets')))).toBeGreaterThan(0.5);
  expect(likeness(runsOf(text), runsOf('Every bill names the team that caused it.'))).toBe(0);
});

test('no two service pages have mostly the same prose', () => {
  const pages = ids.map((id) => ({ id, runs: runsOf(proseOf(id)) }));
  expect(pages.filter(({ runs }) => runs.size < 100).map(({ id }) => id)).toEqual([]);
  const pairs = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pair: `${one.id} and ${other.id}`,
      likeness: likeness(one.runs, other.runs),
    })),
  );
  expect(pairs).toHaveLength((ids.length * (ids.length - 1)) / 2);
  expect(pairs.filter((pair) => pair.likeness > mostShared)).toEqual([]);
});
