import { expect, test, vi } from 'vitest';
import { assets } from 'virtual:assets';
import { headingFiles } from './headingFiles.ts';

vi.mock('../i18n/catalogue.ts', () => ({
  wordsOf: () => ({ 'ui-ux-design': { a: 'Gdańsk' }, home: { a: 'Façade' }, menu: { a: 'Home' } }),
}));

const english = { code: 'en', script: 'Latn' };

test('a page fetches the letters of Eastern Europe if it has one of them', () => {
  expect(headingFiles('ui-ux-design', english).fonts).toEqual([
    assets.headingFont,
    assets.extendedFont,
  ]);
});

test('a page fetches no letters that only other pages have', () => {
  expect(headingFiles('home', english).fonts).toEqual([assets.headingFont]);
});
