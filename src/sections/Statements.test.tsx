import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statements } from './Statements.tsx';

const statements = [
  { id: 'mission', heading: 'Mission', text: 'To do it well.' },
  { id: 'vision', heading: 'Vision', text: 'To be known for it.' },
];

test('statements are a named region with a heading and a sentence each', () => {
  render(<Statements heading="What for" statements={statements} />);
  expect(screen.getByRole('region', { name: 'What for' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(
    headings.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
  ).toEqual(statements.map(({ heading, text }) => [heading, text]));
});
