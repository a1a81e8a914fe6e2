import { expect, test } from 'vitest';
import { reportsPath } from '../../src/site/content/legal.ts';
import { readManifest, readPublished } from '../testing/builtSite.ts';

const file = `${reportsPath.slice(1)}translations.html`;

test('beside the reports a page says what each language has and owes', () => {
  const { files, pages, sourceLocale } = readManifest();
  const page = new DOMParser().parseFromString(readPublished(file), 'text/html');
  const named = [...page.querySelectorAll<HTMLElement>('h2 bdi')].map(({ lang }) => lang);
  const translated = pages.map(({ locale }) => locale).filter((code) => code !== sourceLocale);
  expect(named).toEqual(expect.arrayContaining(translated));
  const style = page.querySelector('link')?.getAttribute('href') ?? '';
  const published = files.map((asset) => asset.file);
  expect(published).toEqual(expect.arrayContaining([file, reportsPath.slice(1) + style]));
});

test('whoever opens the reports finds that page, and what pages weigh', () => {
  const index = readPublished(`${reportsPath.slice(1)}index.html`);
  const page = new DOMParser().parseFromString(index, 'text/html');
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['translations.html', 'weights.html']));
});
