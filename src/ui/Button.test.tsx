import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test.each(['{Enter}', ' '])('pressing "%s" on a button does what it says, once', async (key) => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Send</Button>);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a click on a button does what it says, once', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('a busy button can be reached and says that it does nothing now', async () => {
  render(<Button isBusy>Sending</Button>);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

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
  screen.getByRole('button', { name: 'Close' });
  expect(container.querySelector('svg')).toBeNull();
});
