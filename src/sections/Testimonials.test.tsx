import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonials } from './Testimonials.tsx';

const quotes = [
  { id: 'one', text: 'They listened.', name: 'Asha Rao', company: 'Example Mills' },
  { id: 'two', text: 'They shipped.', name: 'Ravi Jadhav', company: 'Example Bank' },
];

function Quotes() {
  return (
    <Testimonials heading="What clients say" quotes={quotes} stars={5} rating="Rated 5 out of 5" />
  );
}

test('each quote is an item of a list under a heading', () => {
  render(<Quotes />);
  expect(screen.getByRole('heading', { level: 2, name: 'What clients say' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a quote stands with who said it, for whom, and the rating in words', () => {
  render(<Quotes />);
  const figure = screen.getAllByRole('figure')[1] ?? expect.fail('Expected a second quote.');
  const second = within(figure);
  expect(second.getByRole('blockquote').textContent).toBe('They shipped.');
  for (const text of ['Ravi Jadhav', 'Example Bank', 'Rated 5 out of 5']) {
    expect(second.getByText(text)).toBeVisible();
  }
});
