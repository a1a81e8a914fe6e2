import { expect, test } from 'vitest';
import { readSources, visitNodes } from './testing/sources.ts';

/** The values of all attributes that components write out, by name. */
function writtenAttributes(): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const source of readSources()) {
    visitNodes(source, {
      JSXAttribute: ({ name, value }) => {
        if (name.type !== 'JSXIdentifier' || value?.type !== 'Literal') return;
        values.set(name.name, [...(values.get(name.name) ?? []), String(value.value)]);
      },
    });
  }
  return values;
}

test('every id that a component writes into an attribute is written by a component as an id', () => {
  // The build drops references that lead nowhere, because React Aria's do before hydration: a
  // forgotten id of our own would go unnoticed in the pages.
  const values = writtenAttributes();
  const named = ['labelledby', 'describedby', 'controls', 'details']
    .flatMap((name) => values.get(`aria-${name}`) ?? [])
    .flatMap((list) => list.split(' '));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !values.get('id')?.includes(id))).toEqual([]);
});
