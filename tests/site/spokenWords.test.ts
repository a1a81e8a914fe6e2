import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/project/root.ts';
import { readBuiltSite, readPublished, sharedWordsOf, wordsOf } from '../testing/builtSite.ts';
import { expectNoFaults } from './testing/faults.ts';

type Groups = Record<string, Record<string, string>>;

/** What React Aria finds in a page: the first data block that stands in the body itself. */
function spokenIn(document: Document): Groups {
  const text = document.querySelector('body > [type="application/json"]')?.textContent;
  return JSON.parse(text ?? '{}') as Groups;
}

test(
  "every page brings React Aria's words, in its own language",
  { tags: 'language/library-words' },
  () => {
    expectNoFaults(({ document, locale }) => {
      const words = sharedWordsOf<Groups>(locale, 'react-aria');
      const groups = Object.entries(spokenIn(document));
      if (groups.length === 0) return ['no words'];
      return groups.flatMap(([group, spoken]) =>
        Object.entries(spoken)
          .filter(([key, word]) => word !== words[group]?.[key])
          .map(([key, word]) => `${group}.${key} is "${word}"`),
      );
    });
  },
);

test('pages bring exactly what the scripts of the site can ask React Aria for', () => {
  const known = new Set(Object.values(wordsOf<Groups>('en', 'react-aria')).flatMap(Object.keys));
  const scripts = globSync('assets/*.js', { cwd: join(root, 'dist') }).map(readPublished);
  const asked = scripts
    .flatMap((script) => [...script.matchAll(/\.format\(["'`](\w+)["'`]\)/gu)])
    .map(([, key = '']) => key)
    .filter((key) => known.has(key));
  const [page] = readBuiltSite().pages;
  const brought = Object.values(spokenIn(page?.document ?? document)).flatMap(Object.keys);
  expect(brought.length).toBeGreaterThan(0);
  expect(brought.toSorted()).toEqual([...new Set(asked)].toSorted());
});
