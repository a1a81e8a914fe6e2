import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentences } from './specification/sentences.ts';

const project = join(import.meta.dirname, '..');

/** Every sentence of the document, in its order: `- **S2.14** All spellings lead to the page.` */
const entries = Array.from(
  readFileSync(join(project, 'docs/specification.md'), 'utf8').matchAll(
    /^- \*\*S(?<section>\d+)\.(?<number>\d+)\*\* (?<sentence>.+)$/gmu,
  ),
  ({ groups = {} }) => ({
    id: `S${groups['section']}.${groups['number']}`,
    section: groups['section'] ?? '',
    sentence: groups['sentence'] ?? '',
  }),
);

test('every section of the specification counts its sentences from 1', () => {
  const counts = new Map<string, number>();
  const expected = entries.map(({ section }) => {
    counts.set(section, (counts.get(section) ?? 0) + 1);
    return `S${section}.${counts.get(section)}`;
  });
  expect(entries.map(({ id }) => id)).toEqual(expected);
  expect([...counts.keys()]).toEqual(Array.from({ length: 14 }, (_, index) => `${index + 1}`));
});

test('every sentence that pages are checked against is one of the specification', () => {
  for (const [section, list] of Object.entries(sentences)) {
    const written = entries.filter((entry) => entry.section === section);
    expect(written.map(({ sentence }) => sentence)).toEqual(list);
  }
});

test('every sentence that code and tests cite is in the specification', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const cited = globSync('{src,tests}/**/*.{ts,tsx,css}', { cwd: project }).flatMap((file) => {
    const text = readFileSync(join(project, file), 'utf8');
    return Array.from(text.matchAll(/\bS\d+\.\d+\b/gu), ([id]) => ({ file, id }));
  });
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
});
