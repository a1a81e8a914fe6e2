import { expect, test } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
import { Island } from './Island.tsx';

test('no word can end the data of a part early', () => {
  const answer = 'Between <script> and </script>, after <!-- and & and "';
  const props = {
    items: [{ id: 'one', number: '01', question: 'What ends a data block?', answer }],
  };
  const page = serve(<Island name="faq" props={props} />);
  const [, block, ...others] = page.children;
  expect(others).toEqual([]);
  expect(block?.nextSibling).toBeNull();
  expect(JSON.parse(block?.textContent ?? '')).toEqual(props);
});
