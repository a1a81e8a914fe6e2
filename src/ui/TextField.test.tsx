import { useState, type ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

const states: readonly [string, Props][] = [
  ['empty', {}],
  ['filled', { value: 'Latur' }],
  ['with a hint', { hint: 'Where you work' }],
  ['with an error', { error }],
  ['with a hint and an error', { hint: 'Where you work', error }],
  ['busy', { isBusy: true }],
  ['of several rows', { rows: 5 }],
  ['of several rows with an error', { rows: 5, error }],
  ['for an email address', { type: 'email', autoComplete: 'email', isNativelyRequired: true }],
];

test.each(states)(
  'a text field %s is called by its label and says that it is required',
  (_state, props) => {
    render(<City {...props} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    expect(field).toBeVisible();
    expect([field.required, field.ariaRequired === 'true'].filter(Boolean)).toHaveLength(1);
  },
);

test('what is typed arrives', async () => {
  render(<City />);
  await userEvent.tab();
  await userEvent.keyboard('Latur');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe('Latur');
});

test('each change is told with the whole value', async () => {
  const onChange = vi.fn();
  const base = { id: 'city', name: 'city', label: 'City', words: testWords };
  render(<TextField {...base} value="Latu" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name }), 'r');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Latur');
});

test('a click on the label goes into the field', async () => {
  render(<City />);
  await userEvent.click(screen.getByText('City'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
});

test('a field without a mistake is not called invalid', { tags: 'forms/not-invalid' }, () => {
  render(<City />);
  const field = screen.getByRole('textbox', { name });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByText(testWords.errorPrefix)).toBeNull();
});

test.each([undefined, 5])(
  'the error is tied to the field (rows: %s)',
  { tags: 'forms/error-tied' },
  (rows) => {
    render(<City error={error} {...(rows && { rows })} />);
    const field = screen.getByRole('textbox', {
      name,
      description: /^Error: ?City is required\.$/u,
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  },
);

test('hint and error are both read with the field', { tags: 'forms/hint-and-error' }, () => {
  render(<City hint="Where you work" error={error} />);
  const description = /^Where you work Error: ?City is required\.$/u;
  expect(screen.getByRole('textbox', { name, description })).toBeVisible();
});

test('the hint is read with the field', () => {
  render(<City hint="Where you work" />);
  expect(screen.getByRole('textbox', { name, description: 'Where you work' })).toBeVisible();
});

test('a mended field loses its error', { tags: 'forms/mended' }, () => {
  const { rerender } = render(<City error={error} />);
  rerender(<City />);
  const field = screen.getByRole('textbox', { name, description: '' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.queryByText(error)).toBeNull();
});

test('the browser is told what the field is for', () => {
  render(<City inputMode="tel" autoComplete="tel-national" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  expect([field.type, field.inputMode, field.autocomplete, field.name, field.id]).toEqual([
    'text',
    'tel',
    'tel-national',
    'city',
    'city',
  ]);
});

test.each([
  [true, true],
  [false, false],
])('the browser requires the field only if asked to (%s)', (isNativelyRequired, isRequired) => {
  render(<City isNativelyRequired={isNativelyRequired} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name }).required).toBe(isRequired);
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

test.each([
  ['an email address', { type: 'email' }, 'ltr'],
  ['a phone number', { inputMode: 'tel' }, 'ltr'],
  ['anything else', {}, ''],
] as const)('%s is typed in its own direction', { tags: 'forms/direction' }, (_, props, dir) => {
  render(<City {...props} />);
  expect(screen.getByRole('textbox', { name }).dir).toBe(dir);
});

test('a text box has the asked number of rows and takes line breaks', async () => {
  render(<City rows={4} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  await userEvent.type(field, 'One{Enter}two');
  expect(field.rows).toBe(4);
  expect(field.value).toBe('One\ntwo');
});

test('a text field that may stay empty has its label alone, and does not say that it is required', () => {
  render(<City isOptional />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  expect([field.required, field.ariaRequired]).toEqual([false, null]);
  expect(screen.queryByText(testWords.asterisk)).toBeNull();
});
