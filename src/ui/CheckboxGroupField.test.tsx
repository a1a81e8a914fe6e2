import { useState, type ComponentProps } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'react-aria-components/Form';
import { expect, test } from 'vitest';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { hydratePage, serve } from '../../tests/testing/servedPage.ts';
import { testWords } from './testing/words.ts';

type Props = Partial<ComponentProps<typeof CheckboxGroupField>>;

const options = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
  { value: 'none', label: 'No colour', divider: 'or' },
];

function Colours(props: Props) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <Form aria-label="Paint" validationBehavior="aria">
      <CheckboxGroupField
        id="colours"
        name="colours"
        label="Colours"
        words={testWords}
        options={options}
        {...props}
        value={value}
        onChange={setValue}
      />
    </Form>
  );
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

function ticked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.value);
}

test('the error summary finds the first box by its fragment', () => {
  render(<Colours />);
  expect(document.getElementById('colours')).toBe(box('Red'));
});

test('Space ticks and unticks a box, Tab goes to the next', { tags: 'contact/keys' }, async () => {
  render(<Colours />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(ticked()).toEqual(['red']);
  await userEvent.keyboard(' ');
  expect(ticked()).toEqual([]);
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Green'));
});

test('a click on the words counts also when no press was seen to begin', () => {
  render(<Colours />);
  fireEvent.click(screen.getByText('Green'), { detail: 1 });
  expect(ticked()).toEqual(['green']);
});

test('assistive technology can click the words', () => {
  render(<Colours />);
  act(() => screen.getByText('Green').click());
  expect(ticked()).toEqual(['green']);
});

test('several boxes are posted under one name', { tags: 'contact/posted' }, () => {
  render(<Colours value={['red', 'none']} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('colours')).toEqual(['red', 'none']);
});

test('a press that began before the script came ticks the box when it ends', async () => {
  const page = serve(<Colours />);
  const words = screen.getByText('Green');
  fireEvent.pointerDown(words);
  fireEvent.mouseDown(words);
  await hydratePage(page, <Colours />);
  fireEvent.pointerUp(words);
  fireEvent.mouseUp(words);
  fireEvent.click(words, { detail: 1 });
  expect(ticked()).toEqual(['green']);
});

test('a group of which no box must be ticked is not called required', () => {
  render(<Colours isOptional />);
  expect(screen.getByRole('group', { name: 'Colours' })).toBeVisible();
});
