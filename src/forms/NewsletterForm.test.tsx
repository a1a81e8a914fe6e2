import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newsletterProps, pageTitle } from './testing/formProps.ts';
import { announced, field, show, signUp, submitButton } from './testing/newsletterForm.tsx';
import { setUpForms } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { words, endpoint } = newsletterProps;
const { errors } = words.fields.email;

setUpForms();

test(
  'the regions that will speak are there, silent, from the first moment',
  { tags: 'S4.13' },
  () => {
    show();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(announced()).toBe('');
  },
);

test(
  'the meaning of the asterisk is said before the field',
  { tags: 'forms/asterisk-explained' },
  () => {
    show();
    const order = screen.getByText(words.requiredNote).compareDocumentPosition(field());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('the browser knows the field as a required email address', () => {
  show();
  expect(field().type).toBe('email');
  expect(field().required).toBe(true);
  expect(field().autocomplete).toBe('email');
});

test('without a script the form posts to the same address', () => {
  show();
  const form = field().form;
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(field().name).toBe('email');
});

test('leaving the empty field is no mistake yet', { tags: 'forms/no-early-error' }, async () => {
  show();
  await userEvent.click(field());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText(errors.invalid)).toBeNull();
});

test.each(['', '   ', 'asha', 'asha.example.com'])(
  '"%s" is no address: nothing is sent and the visitor is told how to mend it',
  async (text) => {
    const intake = stubIntake();
    show();
    await userEvent.click(field());
    if (text !== '') await userEvent.paste(text);
    await userEvent.click(submitButton());
    expect(intake.posts).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const description = /^Error: ?Please enter a valid email\.$/u;
    expect(screen.getByRole('textbox', { description })).toBe(field());
  },
);

test(
  'the only mistake moves the focus into its field, which reads it',
  { tags: 'forms/one-mistake' },
  async () => {
    show();
    await userEvent.click(submitButton());
    expect(document.activeElement).toBe(field());
    expect(announced()).toBe('');
  },
);

test(
  'focus that is in the field already reads nothing, so the mistake is announced',
  { tags: 'forms/read-where-focus-is' },
  async () => {
    show();
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    expect(announced()).toBe(errors.invalid);
  },
);

test(
  'the same mistake made again is announced again',
  { tags: 'forms/same-mistake-again' },
  async () => {
    show();
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(announced()).toBe('');
    await waitFor(() => expect(announced()).toBe(errors.invalid));
  },
);

test('the page’s title says that there is an error, until it is mended', async () => {
  stubIntake();
  show();
  await userEvent.click(submitButton());
  expect(document.title).toBe(words.errorTitle);
  await signUp();
  expect(document.title).toBe(pageTitle);
});

test(
  'what a refused post without a script held is still there, with what is wrong, also when sent anew',
  { tags: 'forms/all-values-kept' },
  async () => {
    show({ values: { email: 'asha' }, errors: { email: 'invalid' } });
    expect(field().value).toBe('asha');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(submitButton());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('asha');
  },
);
