// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { Fringe } from './Fringe.tsx';

test('the fringe breaks no accessibility rule and is not read', async () => {
  const { container } = render(<Fringe />);
  expect(await axe(container)).toHaveNoViolations();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the thread ends hang 12 units apart and have the eight lengths of the cloth', () => {
  const { container } = render(<Fringe />);
  const ends =
    container.querySelector('pattern path')?.getAttribute('d')?.split('M').slice(1) ?? [];
  expect(ends.slice(0, 3)).toEqual(['6 0v30', '18 0v22', '30 0v26']);
  expect(ends).toHaveLength(64);
});
