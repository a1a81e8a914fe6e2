import { expect, test } from 'vitest';
import { baseModes } from '../states/modes.ts';
import { pictureOf } from './picture.ts';
import { sheetPage } from './sheetPage.ts';

const pages = [
  { id: 'home', locale: 'en', path: '/', file: 'index.html' },
  { id: 'home', locale: 'ar', path: '/ar', file: 'ar/index.html' },
  { id: 'contact-us', locale: 'en', path: '/contact-us', file: 'contact-us/index.html' },
] as const;

const pictures = pages.flatMap((page) =>
  ['as loaded', 'menu open'].flatMap((state) =>
    baseModes.map(({ id }) => pictureOf(page, state, id)),
  ),
);

const sheet = new DOMParser().parseFromString(sheetPage(pictures), 'text/html');

test('no two pictures share a file', () => {
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
});

test('the sheet shows every picture and leads to it in full size', () => {
  const files = pictures.map(({ file }) => file);
  const images = [...sheet.querySelectorAll('a > img')];
  expect(images.map((image) => image.getAttribute('src'))).toEqual(files);
  expect(images.map((image) => image.parentElement?.getAttribute('href'))).toEqual(files);
});

test('every picture says what it shows and loads when it is near', () => {
  const images = [...sheet.querySelectorAll('img')];
  expect(images.map(({ alt }) => alt)).toContain('ar home, menu open, small dark');
  expect(new Set(images.map(({ alt }) => alt)).size).toBe(pictures.length);
  for (const image of images) expect(image.getAttribute('loading')).toBe('lazy');
});

test('a page in a state is a row of its own with all its modes', () => {
  const rows = [...sheet.querySelectorAll('section')];
  expect(rows.map((row) => row.querySelector('h2')?.textContent)).toEqual(
    pages.flatMap(({ locale, id }) => [`${locale} ${id}, as loaded`, `${locale} ${id}, menu open`]),
  );
  for (const row of rows) expect(row.querySelectorAll('img')).toHaveLength(4);
});
