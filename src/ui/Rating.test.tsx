import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

test('a rating is drawn as stars and read in words, once', { tags: 'stars/words-once' }, () => {
  const { container } = render(<Rating stars={4} label="Rated 4 out of 5" />);
  expect(container.querySelectorAll('path')).toHaveLength(4);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByText('Rated 4 out of 5')).toHaveLength(1);
});
