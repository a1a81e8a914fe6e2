import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/project/root.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { readBuiltSite, sharedWordsOf, textOf } from '../testing/builtSite.ts';
import { expectNoFaults } from './testing/faults.ts';

test(
  'a page with words of a machine that nobody has reviewed says so, and no other page does',
  { tags: 'language/unreviewed-told' },
  () => {
    const unreviewed = readBuiltSite().pages.filter(({ id, locale }) =>
      hasMachineWords(locale, id),
    );
    expect(unreviewed).not.toEqual([]);
    expectNoFaults((page) => {
      const notice = page.document.querySelector('main > :first-child.notice');
      const expected = unreviewed.includes(page)
        ? sharedWordsOf(page.locale, 'common')['unreviewed']
        : undefined;
      const said = notice === null ? undefined : textOf(notice);
      return said === expected ? [] : [`${said} instead of ${expected}`];
    });
  },
);

type State = Record<string, Record<string, { origin: string; reviewedBy?: string }>>;

/** Whether a page or the frame around it has a word of which a person has not said that it is right. */
function hasMachineWords(locale: string, page: string): boolean {
  if (locale === sourceLocale) return false;
  const names = ['common', 'menu', 'forms', 'react-aria', page];
  const isThere = (name: string) => existsSync(join(root, 'locales', locale, `${name}.json`));
  if (!names.some(isThere)) return false;
  const file = join(root, 'locales/_state', `${locale}.json`);
  // Of a text that nobody vouches for nobody knows that it is not a machine's.
  if (!existsSync(file)) return true;
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  return names
    .flatMap((name) => Object.values(state[name] ?? {}))
    .some(({ origin, reviewedBy }) => origin === 'machine' && reviewedBy === undefined);
}

test('no page shows a placeholder that nobody filled, or a key in place of words', () => {
  expectNoFaults((page) => {
    const text = page.html.replaceAll(/<script.*?<\/script>/gsu, '');
    return Array.from(
      text.matchAll(/\{\{[^}]*\}\}|\bundefined\b|\[object Object\]|\bNaN\b/gu),
      ([found]) => found,
    );
  });
});

test('no page stops visitors from zooming', { tags: 'general/zoom' }, () => {
  expectNoFaults((page) => {
    const viewport = page.document.querySelector('meta[name="viewport"]')?.getAttribute('content');
    return viewport === 'width=device-width, initial-scale=1' ? [] : [String(viewport)];
  });
});
