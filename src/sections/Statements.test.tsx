// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { Statements } from './Statements.tsx';

const statements = [
  { id: 'mission', heading: 'Mission', text: 'To do it well.' },
  { id: 'vision', heading: 'Vision', text: 'To be known for it.' },
];

test('statements break no accessibility rule', async () => {
  const { container } = render(<Statements heading="What for" statements={statements} />);
  expect(await axe(container)).toHaveNoViolations();
});

test('statements are a named region with a heading and a sentence each', () => {
  render(<Statements heading="What for" statements={statements} />);
  expect(screen.getByRole('region', { name: 'What for' })).toBeDefined();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(
    headings.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
  ).toEqual(statements.map(({ heading, text }) => [heading, text]));
});
