import { expect, test } from 'vitest';
import { serve } from '../../../tests/testing/servedPage.ts';
import { StructuredData } from './StructuredData.tsx';

test('what is for readers of two directions alone is not in the data', () => {
  const page = serve(<StructuredData data={{ '@type': 'Thing', name: '\u2068Techeon\u2069' }} />);
  expect(JSON.parse(page.textContent)).toHaveProperty('name', 'Techeon');
});

test('no word can end the data of a page early', () => {
  const name = 'Between <script> and </script>, after <!-- and & and "';
  const page = serve(<StructuredData data={{ '@type': 'Thing', name }} />);
  expect(page.childNodes).toHaveLength(1);
  expect(JSON.parse(page.textContent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
  });
});
