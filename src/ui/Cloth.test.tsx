import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cloth } from './Cloth.tsx';

test('its threads are the paths of its weave, in a box of 12 units a cell', () => {
  const { container } = render(<Cloth family={1} columns={2} rows={2} picks={[1]} />);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(paths).toEqual(['M-1 6h14', 'M11 18h14', 'M6 11v14m12 -26v14']);
});

test('without a picked row no bright thread is drawn', () => {
  const { container } = render(<Cloth family={1} columns={2} rows={2} />);
  expect(container.querySelectorAll('path')).toHaveLength(2);
});
