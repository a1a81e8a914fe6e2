import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSpecification } from '../src/tools/evidence/readSpecification.ts';
import { root } from '../src/project/root.ts';

const sentences = readSpecification();

test('every section of the specification counts its sentences from 1', () => {
  const counts = new Map<number, number>();
  const expected = sentences.map(({ section }) => {
    const number = (counts.get(section) ?? 0) + 1;
    counts.set(section, number);
    return `S${section}.${number}`;
  });
  expect(sentences.map(({ id }) => id)).toEqual(expected);
  expect([...counts.keys()]).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});

test('every sentence that a comment cites is in the specification', () => {
  const ids = new Set(sentences.map(({ id }) => id));
  const cited = globSync('{src,tests}/**/*.{ts,tsx,css}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Array.from(text.matchAll(/\bS\d+\.\d+\b/gu), ([id]) => ({ file, id }));
  });
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
});
