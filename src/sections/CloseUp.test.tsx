import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CloseUp } from './CloseUp.tsx';

function windowOf(block: number): Element {
  const { container } = render(<CloseUp family={5} block={block} />);
  return container.querySelector('[data-ground=night]') ?? expect.fail('Expected a window.');
}

function originOf(block: number): string {
  const found = windowOf(block);
  return `${found.getAttribute('x')} ${found.getAttribute('y')}`;
}

test.each([
  [1, '12 24'],
  [2, '84 48'],
  [3, '48 12'],
  [4, '24 60'],
  [5, '72 36'],
  [6, '60 24'],
])('the window of block %i lies at %s, inside of the cloth', (block, origin) => {
  expect(originOf(block)).toBe(origin);
});

test('beyond the sixth block the windows start again', () => {
  expect(originOf(7)).toBe(originOf(1));
});

test('one thread of the window is bright', () => {
  const picks = windowOf(1).querySelectorAll('.cloth__pick');
  expect(picks).toHaveLength(1);
  // Row 3 of the window: cells of 12 units, the thread in the middle.
  expect(picks[0]?.getAttribute('d')).toMatch(/^M-?\d+ 42h/u);
});
