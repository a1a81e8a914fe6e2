import { expect, test } from 'vitest';
import { publishedSite } from './publishedSite.ts';

test('pages and their stylesheets are read, scripts, the reports and what is repeated for parts are not', () => {
  const pages = [{ id: 'home', locale: 'en', path: '/', file: 'index.html' }] as const;
  const files = ['assets/a.css', 'assets/a.js', 'assets/parts-a.css', 'a11y-reports/assets/a.css'];
  const manifest = { pages, files: files.map((file) => ({ file, isImmutable: true })) };
  expect(publishedSite(manifest, (file) => `text of ${file}`)).toEqual({
    pages: [{ path: '/', file: 'index.html', html: 'text of index.html' }],
    styles: [{ file: 'assets/a.css', css: 'text of assets/a.css' }],
  });
});
