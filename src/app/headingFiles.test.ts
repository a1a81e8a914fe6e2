import { expect, test } from 'vitest';
import { assets } from 'virtual:assets';
import { headingFiles } from './headingFiles.ts';

const english = { code: 'en', script: 'Latn' };

test('a page fetches the letters of Eastern Europe if it has one of them', () => {
  // The worked example of this page plays in Gdańsk.
  expect(headingFiles('ui-ux-design', english).fonts).toEqual([
    assets.headingFont,
    assets.extendedFont,
  ]);
});

test('a page fetches no letters that only other pages have', () => {
  expect(headingFiles('home', english).fonts).toEqual([assets.headingFont]);
});
