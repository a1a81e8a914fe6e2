import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilledSentence } from './FilledSentence.tsx';
import { foreignWord } from './foreignWord.tsx';
import { place } from './place.ts';

const filling = <b>7K3M</b>;

test('what no build can know stands where the sentence has it', () => {
  const { container } = render(
    <FilledSentence filling={filling}>{`It is ${place}.`}</FilledSentence>,
  );
  expect(container.innerHTML).toBe('It is <b>7K3M</b>.');
});

test('a sentence in another language says so, with what fills it', () => {
  const sentence = foreignWord({ lang: 'en', dir: 'ltr', children: `It is ${place}.` });
  const { container } = render(<FilledSentence filling={filling}>{sentence}</FilledSentence>);
  expect(container.innerHTML).toBe('<span lang="en" dir="ltr">It is <b>7K3M</b>.</span>');
});
