import { useState, type ComponentProps } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { foreignWord } from '../words/foreignWord.tsx';
import { SelectField } from './SelectField.tsx';
import { hydratePage, serve } from '../../tests/testing/servedPage.ts';
import { testWords } from './testing/words.ts';

type Props = Partial<ComponentProps<typeof SelectField>>;

const error = 'Please select a colour.';

const options = [
  { key: 'red', label: 'Rouge', sent: 'Red' },
  { key: 'green', label: 'Vert', sent: 'Green' },
  { key: 'blue', label: 'Bleu', sent: 'Blue' },
];

const base = {
  id: 'colour',
  name: 'colour',
  label: 'Colour',
  placeholder: 'Select a colour',
  words: testWords,
  options,
};

function Colour(props: Props) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SelectField
      {...base}
      {...props}
      value={value}
      onChange={(key) => {
        setValue(key);
        props.onChange?.(key);
      }}
    />
  );
}

/** The select as assistive technology finds it: the browser's own, or ours in its place. */
function found(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Colour' });
}

function button(): HTMLButtonElement {
  const control = found();
  return control instanceof HTMLButtonElement ? control : expect.fail('Expected our own select.');
}

function native(): HTMLSelectElement {
  const control = found();
  return control instanceof HTMLSelectElement
    ? control
    : expect.fail("Expected the browser's select.");
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.getByRole('listbox');
}

/** Opens the list of the select that has the focus; the first choice takes it. */
async function openByKeyboard(): Promise<void> {
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rouge'));
}

test(
  'it is called by its label alone, with the choice as its value',
  { tags: 'select/name' },
  () => {
    const { rerender } = render(<Colour key="empty" />);
    expect(button().textContent).toBe('Select a colour');
    rerender(<Colour key="chosen" value="green" />);
    expect(button().textContent).toBe('Vert');
  },
);

test(
  'required and invalid are states of it, the same before and after the script',
  { tags: 'select/states' },
  async () => {
    const page = serve(<Colour error={error} />);
    const states = () =>
      ['aria-required', 'aria-invalid'].map((name) => found().getAttribute(name));
    expect([native() instanceof HTMLElement, states()]).toEqual([true, ['true', 'true']]);
    await hydratePage(page, <Colour error={error} />);
    expect([button() instanceof HTMLElement, states()]).toEqual([true, ['true', 'true']]);
  },
);

test('a select without a mistake is not called invalid', () => {
  render(<Colour />);
  expect(button().hasAttribute('aria-invalid')).toBe(false);
});

test('a closed select says that it opens a list', { tags: 'select/says-list' }, () => {
  render(<Colour />);
  expect(button().getAttribute('aria-haspopup')).toBe('listbox');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test(
  'the open list holds the choices and not the placeholder, and is named by the label',
  { tags: 'select/placeholder' },
  async () => {
    render(<Colour />);
    const list = await open();
    const choices = within(list).getAllByRole('option');
    expect(choices.map((choice) => choice.textContent)).toEqual(['Rouge', 'Vert', 'Bleu']);
    expect(list).toBe(screen.getByRole('listbox', { name: 'Colour' }));
  },
);

test('the select needs no label to be called by it, which is hidden with the page while the list is open', () => {
  render(<Colour />);
  expect(button().ariaLabel).toBe('Colour');
  expect(button().hasAttribute('aria-labelledby')).toBe(false);
});

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  '"%s" opens the list',
  { tags: 'select/opening-keys' },
  async (key) => {
    render(<Colour />);
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement?.role).toBe('option'));
    expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true);
  },
);

test(
  'Escape closes the list without choosing and goes back to the select',
  { tags: 'select/escape' },
  async () => {
    render(<Colour />);
    await userEvent.tab();
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().textContent).toBe('Select a colour');
  },
);

test.each(['{Enter}', ' '])(
  '"%s" on a choice takes it and goes back to the select',
  { tags: 'select/choosing-keys' },
  async (key) => {
    const onChange = vi.fn();
    render(<Colour onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rouge'));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Vert');
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('green');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().textContent).toBe('Vert');
  },
);

test(
  'Up and Down, Home and End move through the open list',
  { tags: 'select/moving-keys' },
  async () => {
    render(<Colour />);
    await userEvent.tab();
    await openByKeyboard();
    const visited: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowUp}', '{End}', '{Home}']) {
      await userEvent.keyboard(key);
      visited.push(document.activeElement?.textContent);
    }
    expect(visited).toEqual(['Vert', 'Rouge', 'Bleu', 'Rouge']);
  },
);

test('typing the beginning of a choice goes to it', { tags: 'select/type-ahead' }, async () => {
  render(<Colour />);
  await userEvent.tab();
  await openByKeyboard();
  await userEvent.keyboard('b');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bleu'));
});

test(
  'typing the beginning of a choice chooses it while the list is closed',
  { tags: 'select/type-ahead-closed' },
  async () => {
    render(<Colour />);
    await userEvent.tab();
    await userEvent.keyboard('v');
    expect(button().textContent).toBe('Vert');
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test(
  'Right and Left change the choice while the list is closed',
  { tags: 'select/arrows-closed' },
  async () => {
    render(<Colour value="red" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(button().textContent).toBe('Bleu');
    await userEvent.keyboard('{ArrowLeft}');
    expect(button().textContent).toBe('Vert');
  },
);

test(
  'the chosen one is marked in the list and has the focus when it opens',
  { tags: 'select/chosen-marked' },
  async () => {
    render(<Colour value="green" />);
    const list = await open();
    const chosen = within(list).getByRole('option', { selected: true });
    expect(chosen.textContent).toBe('Vert');
    expect(document.activeElement).toBe(chosen);
  },
);

test('a click takes a choice', async () => {
  render(<Colour />);
  const list = await open();
  await userEvent.click(within(list).getByRole('option', { name: 'Bleu' }));
  expect(button().textContent).toBe('Bleu');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click beside the open list closes it', { tags: 'select/click-beside' }, async () => {
  render(
    <main>
      <h1>Page</h1>
      <Colour />
    </main>,
  );
  await open();
  await userEvent.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click on the label goes to the select', { tags: 'select/label' }, async () => {
  render(<Colour />);
  await userEvent.click(screen.getByText('Colour', { selector: '.field__label' }));
  expect(document.activeElement).toBe(button());
});

test('the error is read with the select', { tags: 'select/error' }, () => {
  render(<Colour error={error} />);
  const description = /Error: ?Please select a colour\./u;
  expect(screen.getByRole('combobox', { name: 'Colour', description })).toBe(button());
});

test('the error summary finds the select by its fragment', { tags: 'select/fragment' }, () => {
  render(<Colour />);
  expect(document.getElementById('colour')).toBe(button());
});

test(
  'without a script the field is a native select with an empty choice first',
  { tags: 'select/native-first' },
  () => {
    serve(<Colour />);
    const choices = within(native()).getAllByRole<HTMLOptionElement>('option');
    expect(choices.map((choice) => choice.text)).toEqual([
      'Select a colour',
      'Rouge',
      'Vert',
      'Bleu',
    ]);
    expect(choices.map((choice) => choice.value)).toEqual(['', 'Red', 'Green', 'Blue']);
    expect(native().name).toBe('colour');
    expect(native().id).toBe('colour');
  },
);

test('without a script the choice made so far is the chosen one', () => {
  serve(<Colour value="blue" />);
  expect(native().value).toBe('Blue');
});

test('without a script the error is read with the select too', () => {
  serve(<Colour error={error} />);
  const description = /Error: ?Please select a colour\./u;
  expect(screen.getByRole('combobox', { name: 'Colour', description })).toBe(native());
  expect(native().getAttribute('aria-invalid')).toBe('true');
});

test(
  'once the script is there the select is ours, with the same choice',
  { tags: 'select/same-choice' },
  async () => {
    await hydratePage(serve(<Colour value="green" />), <Colour value="green" />);
    expect(button().textContent).toBe('Vert');
  },
);

test(
  'a native select in use stays until it is left',
  { tags: 'select/not-while-in-use' },
  async () => {
    const page = serve(<Colour />);
    const select = native();
    select.focus();
    await hydratePage(page, <Colour />);
    expect(native()).toBe(select);
    expect(document.activeElement).toBe(select);
    await userEvent.tab();
    expect(button().textContent).toBe('Select a colour');
  },
);

test(
  'what is chosen in a native select in use is kept when it is left',
  { tags: 'select/choice-carried' },
  async () => {
    const onChange = vi.fn();
    const page = serve(<Colour />);
    native().focus();
    await hydratePage(page, <Colour onChange={onChange} />);
    await userEvent.selectOptions(native(), 'Vert');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('green');
    expect(button().textContent).toBe('Vert');
  },
);

test('a list from which nothing must be chosen does not say that it is required, live or not', () => {
  const page = serve(<Colour isOptional />);
  expect(native().ariaRequired).toBeNull();
  page.remove();
  render(<Colour isOptional />);
  expect(button().ariaRequired).toBeNull();
  expect(screen.queryByText(testWords.asterisk)).toBeNull();
});

const arabic = (children: string) => foreignWord({ lang: 'ar', dir: 'rtl', children });

/** The words in another language than the page, each of which has to say so. */
const foreign = {
  label: arabic('اللون'),
  placeholder: arabic('اختر لونًا'),
  options: [{ key: 'red', label: arabic('أحمر'), sent: 'Red' }],
};

test("in the browser's own select every word in another language says so", () => {
  const page = serve(<Colour {...foreign} />);
  const select = screen.getByRole('combobox', { name: 'اللون' });
  expect(page.querySelector('label [lang=ar]')?.textContent).toBe('اللون');
  expect(
    [...select.querySelectorAll('option')].map(({ text, lang, dir }) => [text, lang, dir]),
  ).toEqual([
    ['اختر لونًا', 'ar', 'rtl'],
    ['أحمر', 'ar', 'rtl'],
  ]);
});

test('in ours too: name, list, choice, and none of them as an attribute', async () => {
  render(<Colour {...foreign} />);
  const select = screen.getByRole('combobox', { name: 'اللون' });
  expect(select.querySelector('[lang=ar]:not([hidden] *)')?.textContent).toBe('اختر لونًا');
  await userEvent.click(select);
  const list = screen.getByRole('listbox', { name: 'اللون' });
  expect(screen.getByRole('dialog', { name: 'اللون' })).toContainElement(list);
  await userEvent.click(within(list).getByRole('option', { name: 'أحمر' }));
  expect(select.querySelector('[lang=ar]:not([hidden] *)')?.textContent).toBe('أحمر');
  expect(document.querySelectorAll('[aria-label]')).toHaveLength(0);
});
