import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tally } from './Tally.tsx';

test('a tally is decoration: assistive technology does not meet it', () => {
  const { container } = render(<Tally position={2} count={3} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([1, 2, 3])('of three threads only number %i is long', (position) => {
  const { container } = render(<Tally position={position} count={3} />);
  const lengths = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.split('v')[1],
  );
  expect(lengths).toEqual([1, 2, 3].map((thread) => (thread === position ? '24' : '12')));
});
