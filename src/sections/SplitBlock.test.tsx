import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SplitBlock } from './SplitBlock.tsx';

function show(block: number) {
  return render(
    <SplitBlock heading="What stays the same" family={5} block={block}>
      <p>Your data.</p>
    </SplitBlock>,
  );
}

test('the words are read first, whatever side they stand on', () => {
  const { container } = show(2);
  const heading = screen.getByRole('heading', { level: 2, name: 'What stays the same' });
  const picture = container.querySelector('.cloth') ?? expect.fail('Expected a picture.');
  expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('block after block the picture changes sides', () => {
  const sides = [1, 2, 3].map(
    (block) => show(block).container.querySelector<HTMLElement>('.split-block')?.dataset['side'],
  );
  expect(sides).toEqual(['end', 'start', 'end']);
});
