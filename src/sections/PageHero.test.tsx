import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHero } from './PageHero.tsx';

test('a page with a place in its family shows one bright thread per draft, at its height', () => {
  const { container } = render(<PageHero heading="Migration" family={5} position={2} />);
  expect(container.querySelector('.cloth__pick')).not.toBeNull();
  expect(container.querySelector('[data-ground="night"]')).not.toBeNull();
  expect(screen.queryByRole('paragraph')).toBeNull();
});
