import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/project/copyProject.ts';
import { readBuiltSite, readPublished } from '../testing/builtSite.ts';

const { manifest, pages } = readBuiltSite();

test('every language has its 404 page where static hosts look for it', () => {
  const files = pages.filter(({ id }) => id === 'not-found').map(({ file }) => file);
  const expected = manifest.locales.map(({ code }) =>
    code === manifest.sourceLocale ? '404.html' : `${code}/404.html`,
  );
  expect(files).toEqual(expected);
});

test('static hosts redirect to pages: for good, or for now from one that is not translated', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const files = new Set(pages.map(({ file }) => `/${file}`));
  const wrong = readPublished('_redirects')
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const [from = '', to = '', status, ...rest] = line.split(' ');
      if (rest.length > 0 || !from.startsWith('/')) return true;
      if (status === '404') return !files.has(to);
      const isDetour = manifest.detours.some((detour) => detour.from === from);
      return status !== (isDetour ? '307' : '308') || !paths.has(to.split('#')[0] ?? '');
    });
  expect(wrong).toEqual([]);
});

test('static hosts send the headers that the server sends, with one policy that allows the styles of every page', () => {
  const headers = readPublished('_headers');
  const stylesIn = (policy = '') => policy.match(/ 'sha256-[^']+'/gu) ?? [];
  const styles = new Set(pages.flatMap(({ policy }) => stylesIn(policy)));
  for (const [name, value] of Object.entries(manifest.headers)) {
    const all = [...styles].toSorted().join('');
    expect(headers).toContain(`  ${name}: ${value.replace(/style-src 'self'/u, `$&${all}`)}\n`);
  }
  expect(styles.size).toBeGreaterThan(1);
  // What proxies and hosts take of a header's line is 2,000 bytes at the least.
  expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThan(1500);
});

test('the manifest names every published file but the compressed copies', () => {
  const named = [...manifest.pages, ...manifest.files].map(({ file }) => file);
  const published = filesOf(join(import.meta.dirname, '../../dist')).filter(
    (file) => !/^_|\.(?:br|gz)$/u.test(file),
  );
  const plain = named.filter((file) => !/\.(?:br|gz)$/u.test(file));
  expect(plain.toSorted()).toEqual(published.toSorted());
});
