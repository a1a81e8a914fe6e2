import { useState, type ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';
import { testWords } from './testing/words.ts';

type Props = Partial<ComponentProps<typeof TextField>>;

const error = 'City is required.';

function City(props: Props) {
  const [value, setValue] = useState(props.value ?? '');
  const base = { id: 'city', name: 'city', label: 'City', words: testWords };
  return <TextField {...base} {...props} value={value} onChange={setValue} />;
}

const name = 'City';

test('a mended field loses its error', { tags: 'forms/mended' }, () => {
  const { rerender } = render(<City error={error} />);
  rerender(<City />);
  const field = screen.getByRole('textbox', { name, description: '' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByText(error)).toBeNull();
});

test('a busy field says so, keeps the focus and takes no text', async () => {
  const { rerender } = render(<City />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.tab();
  rerender(<City isBusy />);
  await userEvent.keyboard('Latur');
  expect(document.activeElement).toBe(field);
  expect(field.ariaDisabled).toBe('true');
  expect(field.value).toBe('');
});

test('a text field that may stay empty has its label alone, and does not say that it is required', () => {
  render(<City isOptional />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  expect([field.required, field.ariaRequired]).toEqual([false, null]);
  expect(screen.queryByText(testWords.asterisk)).toBeNull();
});
