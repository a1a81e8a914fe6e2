import { useState, type ComponentProps, type ReactNode } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { foreignWord } from '../words/foreignWord.tsx';
import { SelectField } from './SelectField.tsx';
import { serve } from '../../tests/testing/servedPage.ts';
import { testWords } from './testing/words.ts';

type Props = Partial<ComponentProps<typeof SelectField>>;

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

/** Draws a page and waits until ours has taken the place of the browser's own. */
async function draw(page: ReactNode): Promise<void> {
  render(page);
  await waitFor(() => expect(screen.getByRole('combobox')).toBeInstanceOf(HTMLButtonElement));
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.getByRole('listbox');
}

type Typed = {
  does: string;
  tags: string;
  keys: readonly string[];
  /** The choice that has the focus in the list; undefined where that is closed. */
  at?: string;
  /** The key that is chosen before, and the words of the choice afterwards. */
  before?: string;
  after?: string;
};

const typed: readonly Typed[] = [
  ...['{Enter}', ' ', '{ArrowDown}'].map((key) => ({
    does: `"${key}" opens the list and goes into it`,
    tags: 'select/opening-keys',
    keys: [key],
    at: 'Rouge',
  })),
  { does: 'Up opens it at its end', tags: 'select/opening-keys', keys: ['{ArrowUp}'], at: 'Bleu' },
  {
    does: 'the open list begins with what is chosen',
    tags: 'select/chosen-marked',
    keys: ['{Enter}'],
    before: 'green',
    at: 'Vert',
    after: 'Vert',
  },
  {
    does: 'Escape closes it without choosing',
    tags: 'select/escape',
    keys: ['{Enter}', '{ArrowDown}', '{Escape}'],
  },
  ...['{Enter}', ' '].map((key) => ({
    does: `"${key}" on a choice takes it`,
    tags: 'select/choosing-keys',
    keys: ['{Enter}', '{ArrowDown}', key],
    after: 'Vert',
  })),
  ...[
    { keys: ['{ArrowDown}'], at: 'Vert' },
    { keys: ['{ArrowDown}', '{ArrowUp}'], at: 'Rouge' },
    { keys: ['{End}'], at: 'Bleu' },
    { keys: ['{End}', '{Home}'], at: 'Rouge' },
  ].map(({ keys, at }) => ({
    does: `${keys.join(' and ')} in the open list goes to "${at}"`,
    tags: 'select/moving-keys',
    keys: ['{Enter}', ...keys],
    at,
  })),
  { does: 'letters go to a choice', tags: 'select/type-ahead', keys: ['{Enter}', 'b'], at: 'Bleu' },
  {
    does: 'letters choose while the list is closed',
    tags: 'select/type-ahead-closed',
    keys: ['v'],
    after: 'Vert',
  },
  {
    does: 'Right and Left choose while the list is closed',
    tags: 'select/arrows-closed',
    keys: ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}'],
    before: 'red',
    after: 'Vert',
  },
];

for (const { does, tags, keys, at, before = '', after = base.placeholder } of typed) {
  test(does, { tags }, async () => {
    await draw(<Colour value={before} />);
    const select = button();
    await userEvent.tab();
    for (const key of keys) {
      await userEvent.keyboard(key);
      // The focus goes into a list, and back, a moment after it has opened or closed.
      await waitFor(() =>
        expect((screen.queryByRole('listbox') ?? select).contains(document.activeElement)).toBe(
          true,
        ),
      );
    }
    const isOpen = screen.queryByRole('listbox') !== null;
    expect(isOpen ? document.activeElement?.textContent : undefined).toBe(at);
    expect(select.textContent).toBe(after);
    const marked = screen.queryByRole('option', { selected: true });
    expect(marked?.textContent).toBe(isOpen && before !== '' ? after : undefined);
  });
}

test('the select needs no label to be called by it, which is hidden with the page while the list is open', async () => {
  await draw(<Colour />);
  expect(button().ariaLabel).toBe('Colour');
  expect(button().hasAttribute('aria-labelledby')).toBe(false);
});

test('a click beside the open list closes it', { tags: 'select/click-beside' }, async () => {
  await draw(
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
  await draw(<Colour />);
  await userEvent.click(screen.getByText('Colour', { selector: '.field__label' }));
  expect(document.activeElement).toBe(button());
});

test('a list from which nothing must be chosen does not say that it is required, live or not', async () => {
  const page = serve(<Colour isOptional />);
  expect(native().ariaRequired).toBeNull();
  page.remove();
  await draw(<Colour isOptional />);
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
  await draw(<Colour {...foreign} />);
  const select = screen.getByRole('combobox', { name: 'اللون' });
  expect(select.querySelector('[lang=ar]:not([hidden] *)')?.textContent).toBe('اختر لونًا');
  await userEvent.click(select);
  const list = screen.getByRole('listbox', { name: 'اللون' });
  expect(screen.getByRole('dialog', { name: 'اللون' })).toContainElement(list);
  await userEvent.click(within(list).getByRole('option', { name: 'أحمر' }));
  expect(select.querySelector('[lang=ar]:not([hidden] *)')?.textContent).toBe('أحمر');
  expect(document.querySelectorAll('[aria-label]')).toHaveLength(0);
});

const hint = 'Choose the nearest one.';

test('a hint describes the browser’s own select, before the error', () => {
  const served = serve(<Colour hint={hint} error="Choose one." />);
  const ids = served.querySelector('select')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => served.querySelector(`[id="${id}"]`)?.textContent);
  expect(texts).toEqual([hint, expect.stringContaining('Choose one.')]);
});

test('a hint describes our select as well', async () => {
  await draw(<Colour hint={hint} />);
  expect(button()).toHaveAccessibleDescription(hint);
});
