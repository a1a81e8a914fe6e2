// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

test.each([1, 5])('a rating of %i breaks no accessibility rule', async (stars) => {
  const { container } = render(<Rating stars={stars} label={`${stars} of 5`} />);
  expect(await axe(container)).toHaveNoViolations();
});

test('[stars/words-once] a rating is drawn as stars and read in words, once', () => {
  const { container } = render(<Rating stars={4} label="Rated 4 out of 5" />);
  expect(container.querySelectorAll('path')).toHaveLength(4);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByText('Rated 4 out of 5')).toHaveLength(1);
});
