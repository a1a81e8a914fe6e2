import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fringe } from './Fringe.tsx';

test('the thread ends hang 12 units apart and have the eight lengths of the cloth', () => {
  const { container } = render(<Fringe />);
  const ends =
    container.querySelector('pattern path')?.getAttribute('d')?.split('M').slice(1) ?? [];
  expect(ends.slice(0, 3)).toEqual(['6 0v30', '18 0v22', '30 0v26']);
  expect(ends).toHaveLength(64);
});
