import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from './Block.tsx';

test('a link from a table of contents arrives at the block’s heading', () => {
  render(
    <Block id="deliverables" heading="Deliverables">
      <p>Eight.</p>
    </Block>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Deliverables' });
  expect(document.getElementById('deliverables')).toBe(heading);
});

test('a block without a lead leaves no empty paragraph', () => {
  const { container } = render(
    <Block heading="Deliverables">
      <ul />
    </Block>,
  );
  expect(container.querySelector('p')).toBeNull();
});
