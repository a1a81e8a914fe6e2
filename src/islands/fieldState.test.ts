import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
import { stubIntake } from '../forms/testing/stubIntake.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { QuoteForm, type QuoteFormProps } from '../forms/QuoteForm.tsx';
import { newsletterProps, quoteProps } from '../forms/testing/formProps.ts';
import { letBrowserKeep, takeFieldState } from './fieldState.ts';
import { hydrate } from './hydrate.tsx';
import { Island } from './Island.tsx';
import type { IslandProps } from './registry.ts';
import type { IslandName } from '../delivery/islandSources.ts';

const { words } = quoteProps;

/** React's complaints; thrown in the middle of hydrating they would send it round in circles. */
const complaints: string[] = [];

beforeEach(() => {
  document.documentElement.dataset['locale'] = 'en';
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => {
    complaints.push(line.map(String).join(' '));
  });
});

afterEach(() => {
  expect(complaints).toEqual([]);
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset['locale'];
});

/** The language around every part of the page. */
function English({ children }: { children?: ReactNode }) {
  return createElement(
    I18nProvider as ComponentType<{ locale: string }>,
    { locale: 'en' },
    children,
  );
}

/** The page as the server sends it: the part's markup, and its props in the element behind. */
function serveIsland<Name extends IslandName>(name: Name, props: IslandProps<Name>): HTMLElement {
  const page = serve(createElement(English, null, createElement(Island<Name>, { name, props })));
  return page.querySelector<HTMLElement>('[data-island]') ?? expect.fail('Expected an island.');
}

async function wake<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
): Promise<void> {
  await hydrate(island, { [Component.name]: Component as ComponentType<object> });
  // What is put back reaches React as an event, which it works off after this task.
  await act(async () => undefined);
}

function serveQuote(props: Partial<QuoteFormProps> = {}): HTMLElement {
  return serveIsland('quote-form', { ...quoteProps, ...props });
}

function field(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

function nativeService(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: words.fields.selectservice.label });
}

/** React Aria's select; the native one is gone by then. */
function service(): HTMLElement {
  const found = screen.getByRole('combobox', { name: words.fields.selectservice.label });
  return found instanceof HTMLButtonElement ? found : expect.fail('Expected our own select.');
}

async function type(label: string, text: string): Promise<void> {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

test('text typed before the script is there is kept and sent', async () => {
  const intake = stubIntake();
  const island = serveQuote();
  await type(words.fields.name.label, 'Asha Rao');
  await type(words.fields.email.label, 'asha@example.com');
  await type(words.fields.mobile.label, '9876543210');
  await userEvent.selectOptions(nativeService(), 'Mobile Applications');
  await type(words.fields.message.label, 'Please call.');
  await wake(island, QuoteForm);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(intake.posts.map((post) => post.body)).toEqual([
    {
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '9876543210',
      selectservice: 'Mobile Applications',
      message: 'Please call.',
    },
  ]);
});

test('typed text stays in the very field it was typed into', async () => {
  const island = serveQuote();
  const name = field(words.fields.name.label);
  await type(words.fields.name.label, 'Asha');
  await wake(island, QuoteForm);
  expect(field(words.fields.name.label)).toBe(name);
  expect(name.value).toBe('Asha');
});

test('focus and caret stay where they are', async () => {
  const island = serveQuote();
  await type(words.fields.name.label, 'Asha Rao');
  const name = field(words.fields.name.label);
  name.setSelectionRange(2, 4);
  await wake(island, QuoteForm);
  expect(document.activeElement).toBe(name);
  expect([name.selectionStart, name.selectionEnd]).toEqual([2, 4]);
  await userEvent.keyboard('X');
  expect(name.value).toBe('AsX Rao');
});

test('a service chosen before the script is there stays chosen', async () => {
  const island = serveQuote();
  await userEvent.selectOptions(nativeService(), 'DevOps Solutions');
  act(() => nativeService().blur());
  await wake(island, QuoteForm);
  expect(service().textContent).toBe('DevOps Solutions');
});

test('a service chosen in a list that still has the focus stays chosen when it is left', async () => {
  const island = serveQuote();
  const select = nativeService();
  act(() => select.focus());
  await userEvent.selectOptions(select, 'DevOps Solutions');
  act(() => select.focus());
  await wake(island, QuoteForm);
  expect(document.activeElement).toBe(select);
  expect(select.value).toBe('DevOps Solutions');
  await userEvent.tab();
  expect(service().textContent).toBe('DevOps Solutions');
});

test('a service taken back before the script is there stays taken back', async () => {
  const island = serveQuote({ values: { selectservice: 'uiux' } });
  await userEvent.selectOptions(nativeService(), words.fields.selectservice.placeholder);
  act(() => nativeService().blur());
  await wake(island, QuoteForm);
  expect(service().textContent).toBe(words.fields.selectservice.placeholder);
});

test('what a refused post held stays when the script comes', async () => {
  const island = serveQuote({
    values: { name: 'Asha', mobile: '98765', selectservice: 'uiux' },
    errors: { mobile: 'invalid' },
  });
  await wake(island, QuoteForm);
  expect(field(words.fields.name.label).value).toBe('Asha');
  expect(field(words.fields.mobile.label).value).toBe('98765');
  expect(field(words.fields.mobile.label).getAttribute('aria-invalid')).toBe('true');
  expect(service().textContent).toBe('Mobile Applications');
});

test('a mistake made after the script came is read with the hint that was there before', async () => {
  await wake(serveQuote(), QuoteForm);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  const description = /^10 digits, without \+91 or 0 in front Error: ?Phone number is required\.$/u;
  expect(screen.getByRole('textbox', { description })).toBe(field(words.fields.mobile.label));
});

test('a value that was deleted before the script is there stays deleted', async () => {
  const island = serveQuote({ values: { name: 'Asha' } });
  await userEvent.clear(field(words.fields.name.label));
  await wake(island, QuoteForm);
  expect(field(words.fields.name.label).value).toBe('');
});

test('an address typed before the script is there can be signed up', async () => {
  const intake = stubIntake();
  const island = serveIsland('newsletter-form', newsletterProps);
  await type(words.fields.email.label, 'asha@example.com');
  await wake(island, NewsletterForm);
  await userEvent.keyboard('{Enter}');
  expect(intake.posts.map((post) => post.body)).toEqual([{ email: 'asha@example.com' }]);
});

test('a part without its data is our own mistake', async () => {
  const island = document.createElement('div');
  island.dataset['component'] = 'Part';
  const parts = { Part: () => null };
  await expect(hydrate(island, parts)).rejects.toThrow('Expected the props of the island');
  await expect(hydrate(island, {})).rejects.toThrow('Expected Part');
});

/** A static form whose fields are emptied, as hydrating does, and then put back. */
function emptied(html: string, change: (form: HTMLElement) => void): HTMLElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  onTestFinished(() => form.remove());
  change(form);
  const putBack = takeFieldState(form);
  form.reset();
  putBack();
  return form;
}

function first<Type extends Element>(form: HTMLElement, selector: string): Type {
  return form.querySelector<Type>(selector) ?? expect.fail(`Expected ${selector}.`);
}

test.each(['<input>', '<textarea></textarea>'])('what was typed into %s is put back', (html) => {
  const form = emptied(html, (page) => {
    first<HTMLInputElement>(page, '*').value = 'typed';
  });
  expect(first<HTMLInputElement>(form, '*').value).toBe('typed');
});

test.each([
  ['ticked', '<input type="checkbox">', true],
  ['unticked', '<input type="checkbox" checked>', false],
  ['picked', '<input type="radio" name="a">', true],
])('a box that was %s is put back', (_, html, isChecked) => {
  const form = emptied(html, (page) => {
    first<HTMLInputElement>(page, 'input').checked = isChecked;
  });
  expect(first<HTMLInputElement>(form, 'input').checked).toBe(isChecked);
});

test('the page is told of what is put back, as if it were typed', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="city">';
  const heard = vi.fn();
  form.addEventListener('input', heard);
  first<HTMLInputElement>(form, 'input').value = 'Latur';
  const putBack = takeFieldState(form);
  form.reset();
  putBack();
  expect(heard).toHaveBeenCalledOnce();
});

test('a field that nobody touched is left to the page', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input value="served">';
  const putBack = takeFieldState(form);
  first<HTMLInputElement>(form, 'input').value = 'newer';
  putBack();
  expect(first<HTMLInputElement>(form, 'input').value).toBe('newer');
});

test.each(['<input value="served">', '<textarea>served</textarea>'])(
  'when the page is left, %s differs again from what it came with, so that the browser keeps it',
  (html) => {
    const form = document.createElement('form');
    form.innerHTML = html;
    const typed = first<HTMLInputElement>(form, '*');
    letBrowserKeep(form);
    // As React does with a controlled field.
    typed.value = 'typed';
    typed.defaultValue = 'typed';
    dispatchEvent(new Event('pagehide'));
    expect([typed.value, typed.defaultValue]).toEqual(['typed', 'served']);
  },
);
