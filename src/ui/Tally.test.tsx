import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tally } from './Tally.tsx';

test.each([1, 2, 3])('of three threads only number %i is long', (position) => {
  const { container } = render(<Tally position={position} count={3} />);
  const lengths = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.split('v')[1],
  );
  expect(lengths).toEqual([1, 2, 3].map((thread) => (thread === position ? '24' : '12')));
});
