import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from './Block.tsx';

test('a block without a lead leaves no empty paragraph', () => {
  const { container } = render(
    <Block heading="Deliverables">
      <ul />
    </Block>,
  );
  expect(container.querySelector('p')).toBeNull();
});
