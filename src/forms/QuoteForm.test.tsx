import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { quote } from '../contract/quote.ts';
import { quoteProps } from './testing/formProps.ts';
import { field, service, show, textFields } from './testing/quoteForm.tsx';
import { alertText, setUpForms, statusText, submitButton } from './testing/requestForm.ts';

const { words, endpoint } = quoteProps;

setUpForms();

test('every field is named by its label alone and says once that it is required', () => {
  show();
  for (const control of [...textFields.map(field), service()]) {
    const said = [control.hasAttribute('required'), control.ariaRequired === 'true'];
    expect(said.filter(Boolean), control.id).toHaveLength(1);
  }
});

test('the meaning of the asterisk is said before the first field', () => {
  show();
  const order = screen.getByText(words.requiredNote).compareDocumentPosition(field('name'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the browser can fill in what it knows about the visitor', () => {
  show();
  const tokens = textFields.map((name) => field(name).getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'email', 'tel-national', null]);
});

test('only the email is required by the browser, which shows no bubbles of its own', () => {
  show();
  expect(textFields.filter((name) => field(name).required)).toEqual(['email']);
  expect(field('email').form?.noValidate).toBe(true);
});

test('the hint says how a phone number is written before one is typed', () => {
  show();
  expect(screen.getByRole('textbox', { description: words.fields.mobile.hint ?? '' })).toBe(
    field('mobile'),
  );
});

test('without a script the form posts to the same address', () => {
  show();
  const { form } = field('name');
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(textFields.map((name) => field(name).name)).toEqual(textFields);
});

test('the regions that will speak are there, silent, from the first moment', () => {
  show();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  expect(alertText() + statusText()).toBe('');
});

test('walking through the empty form is no mistake yet', async () => {
  show();
  for (let step = 0; step < 6; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(submitButton());
  expect(screen.queryByRole('group', { name: words.summary })).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('Tab visits the fields in the order of the page, in both directions', async () => {
  show();
  const stops: (string | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.id);
  }
  expect(stops).toEqual(Object.keys(quote.fields).map((name) => `quote-${name}`));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(service());
});
