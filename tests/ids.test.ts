import { expect, test } from 'vitest';
import { readSources, withoutComments } from './testing/sources.ts';

test('every id that a component writes into an attribute is written by a component as an id', () => {
  // The build drops references that lead nowhere, because React Aria's do before hydration: a
  // forgotten id of our own would go unnoticed in the pages.
  const text = readSources()
    .map((source) => withoutComments(source.text))
    .join('\n');
  const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/gu), ([, id]) => id));
  const named = Array.from(
    text.matchAll(/\saria-(?:labelledby|describedby|controls|details)="([^"]+)"/gu),
    ([, list = '']) => list.split(' '),
  ).flat();
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
