// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { Block } from './Block.tsx';

test.each([
  ['with a lead', 'On paper.'],
  ['without a lead', undefined],
])('a block %s breaks no accessibility rule', async (_, lead) => {
  const { container } = render(
    <Block heading="Deliverables" lead={lead}>
      <p>Eight.</p>
    </Block>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

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
