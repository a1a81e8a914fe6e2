import { expect, test } from 'vitest';
import { stableText } from './stableText.ts';

test('sizes in pixels and points are taken out, other numbers stay', () => {
  expect(stableText('contrast of 3.12 (font size: 12.8pt (17px)), expected 4.5:1')).toBe(
    'contrast of 3.12 (font size: … pt (… px)), expected 4.5:1',
  );
});

test('generated ids are taken out, ids that somebody wrote stay', () => {
  expect(stableText('aria-controls="react-aria-_quote-form_R_3ji_" #quote-name')).toBe(
    'aria-controls="(generated id)" #quote-name',
  );
});

test('hashes of published files are taken out', () => {
  expect(stableText('/assets/site-BBqf1U.css')).toBe('/assets/site.css');
});
