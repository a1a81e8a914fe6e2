import { expect, test } from 'vitest';
import { publishedSite } from './publishedSite.ts';

test('pages and their stylesheets are read, scripts and the reports are not', () => {
  const pages = [{ id: 'home', locale: 'en', path: '/', file: 'index.html' }] as const;
  const files = ['assets/a.css', 'assets/a.js', 'a11y-reports/assets/a.css'];
  const manifest = { pages, files: files.map((file) => ({ file, isImmutable: true })) };
  expect(publishedSite(manifest, (file) => `text of ${file}`)).toEqual({
    pages: [{ path: '/', file: 'index.html', html: 'text of index.html' }],
    styles: [{ file: 'assets/a.css', css: 'text of assets/a.css' }],
  });
});
