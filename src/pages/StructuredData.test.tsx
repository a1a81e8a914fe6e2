// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './StructuredData.tsx';

test('no word can end the data of a page early', () => {
  const name = 'Between <script> and </script>, after <!-- and & and "';
  const page = document.createElement('div');
  page.innerHTML = renderToString(<StructuredData data={{ '@type': 'Thing', name }} />);
  expect(page.childNodes).toHaveLength(1);
  expect(JSON.parse(page.textContent)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
  });
});
