import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

test('the wordmark is silent, so that the link around it says the name once', () => {
  render(
    <a href="/" aria-label="Example home page">
      <Wordmark />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Example home page' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
