import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('the main button is told from the second one', () => {
  render(
    <>
      <Button>Send</Button>
      <Button variant="second">Later</Button>
    </>,
  );
  const variants = screen.getAllByRole('button').map((button) => button.dataset['variant']);
  expect(variants).toEqual(['main', 'second']);
});

test('a button that leads nowhere shows no arrow', () => {
  const { container } = render(<Button hasArrow={false}>Close</Button>);
  expect(container.querySelector('svg')).toBeNull();
});
