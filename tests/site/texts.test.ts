import { test } from 'vitest';
import { expectNoFaults } from './testing/faults.ts';

test('no page shows a placeholder that nobody filled, or a key in place of words', () => {
  expectNoFaults((page) => {
    const text = page.html.replaceAll(/<script.*?<\/script>/gsu, '');
    return Array.from(
      text.matchAll(/\{\{[^}]*\}\}|\bundefined\b|\[object Object\]|\bNaN\b/gu),
      ([found]) => found,
    );
  });
});

test('[general/zoom] no page stops visitors from zooming', () => {
  expectNoFaults((page) => {
    const viewport = page.document.querySelector('meta[name="viewport"]')?.getAttribute('content');
    return viewport === 'width=device-width, initial-scale=1' ? [] : [String(viewport)];
  });
});
