import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fringe } from './Fringe.tsx';

test('the thread ends hang 12 units apart and have the eight lengths of the cloth', () => {
  const { container } = render(<Fringe />);
  const path = container.querySelector('pattern path')?.getAttribute('d') ?? '';
  const ends = [...path.matchAll(/v(\d+)m12-(\d+)/gu)].map(([, down, up]) => [down, up]);
  expect(path.startsWith('m6 0v')).toBe(true);
  expect(ends.slice(0, 3)).toEqual([
    ['30', '30'],
    ['22', '22'],
    ['26', '26'],
  ]);
  expect(ends).toHaveLength(64);
});
