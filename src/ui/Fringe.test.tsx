import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fringe } from './Fringe.tsx';

test('the thread ends hang 12 units apart and have the eight lengths of the cloth', () => {
  const { container } = render(<Fringe />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  const ends = [...path.matchAll(/v(\d+)m12-(\d+)/gu)].map(([, down, up]) => [down, up]);
  expect(path.startsWith('m6 8v')).toBe(true);
  expect(ends.slice(0, 3)).toEqual([
    ['30', '30'],
    ['22', '22'],
    ['26', '26'],
  ]);
  expect(12 * ends.length).toBeGreaterThanOrEqual(2 * 7680);
  expect(ends.slice(64, 67)).toEqual(ends.slice(0, 3));
});
