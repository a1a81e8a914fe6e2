import { useState, type ComponentProps } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'react-aria-components/Form';
import { expect, test } from 'vitest';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { hydratePage, serve } from '../../tests/testing/servedPage.ts';
import { testWords } from './testing/words.ts';

type Props = Partial<ComponentProps<typeof CheckboxGroupField>>;

const hint = 'As many as you like.';
const error = 'Please choose a colour.';
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

function group(): HTMLElement {
  return screen.getByRole('group', { name: 'Colours (required)' });
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

test(
  'the boxes are a group that its label names, with the word that it is required',
  { tags: 'contact/group' },
  () => {
    render(<Colours />);
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  },
);

test('each box is named by its own words', () => {
  render(<Colours />);
  for (const { label } of options) expect(box(label)).toBeVisible();
});

test('the dividing word stands before its option and can be read', () => {
  render(<Colours />);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const divider = screen.getByText('or');
  expect(divider.compareDocumentPosition(box('No colour'))).toBe(DOCUMENT_POSITION_FOLLOWING);
  expect(divider.compareDocumentPosition(box('Green'))).toBe(DOCUMENT_POSITION_PRECEDING);
});

test('the hint is read with the group', () => {
  render(<Colours hint={hint} />);
  expect(screen.getByRole('group', { description: hint })).toBe(group());
});

test(
  'hint and error are read with the group, once, and its boxes are marked as wrong',
  { tags: 'contact/error' },
  () => {
    render(<Colours hint={hint} error={error} />);
    const description = new RegExp(`^${hint} Error: ?${error}$`, 'u');
    expect(screen.getByRole('group', { description })).toBe(group());
    const boxes = screen.getAllByRole('checkbox', { description: '' });
    expect(boxes.map((one) => one.ariaInvalid)).toEqual(['true', 'true', 'true']);
  },
);

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

test('a click on the words ticks the box once', async () => {
  render(<Colours />);
  await userEvent.click(screen.getByText('Green'));
  expect(ticked()).toEqual(['green']);
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

test('without a script the boxes are native, named and described', async () => {
  const page = serve(<Colours value={['red']} hint={hint} />);
  await userEvent.click(screen.getByText('Green'));
  expect(ticked()).toEqual(['red', 'green']);
  expect(new FormData(page.querySelector('form') ?? undefined).getAll('colours')).toEqual([
    'red',
    'green',
  ]);
  expect(screen.getByRole('group', { description: hint })).toBe(group());
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

test('once the script is there the boxes are the same, and the focus with them', async () => {
  const page = serve(<Colours value={['red']} />);
  const red = box('Red');
  red.focus();
  await hydratePage(page, <Colours value={['red']} />);
  expect(document.activeElement).toBe(red);
  expect(ticked()).toEqual(['red']);
});

test('a group of which no box must be ticked is not called required', () => {
  render(<Colours isOptional />);
  expect(screen.getByRole('group', { name: 'Colours' })).toBeVisible();
});
