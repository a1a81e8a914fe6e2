import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClosingBand } from './ClosingBand.tsx';

test('the cloth of the closing band has no bright thread', () => {
  const main = { label: 'Go', href: '/go' };
  const { container } = render(<ClosingBand heading="Now?" lead="Yes." main={main} family={1} />);
  expect(container.querySelector('.cloth')).not.toBeNull();
  expect(container.querySelector('.cloth__pick')).toBeNull();
});
