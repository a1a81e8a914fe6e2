import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consultation } from '../contract/consultation.ts';
import { box, field, goal, interest, show, textFields } from './testing/consultationForm.tsx';
import { consultationProps } from './testing/formProps.ts';
import { alertText, setUpForms, statusText, submitButton } from './testing/requestForm.ts';

const { endpoint } = consultationProps;
const { options } = consultationProps.words.fields.wecontactyou;

setUpForms();

test('the browser can fill in what it knows about the visitor', () => {
  show();
  const tokens = textFields.map((name) => field(name).getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'organization', 'email', 'tel-national', null]);
});

test('only the email is required by the browser, which shows no bubbles of its own', () => {
  show();
  expect(textFields.filter((name) => field(name).required)).toEqual(['email']);
  expect(field('email').form?.noValidate).toBe(true);
});

test('the message has four rows', () => {
  show();
  expect(field('message').getAttribute('rows')).toBe('4');
});

test('the interests are the three questions, in order', async () => {
  show();
  expect(interest().textContent).toBe('What type of services are you looking for?');
  await userEvent.click(interest());
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Which category or industry does your business belong to?',
    goal,
    'How soon do you want to start the project?',
  ]);
});

test('without a script the form posts to the same address, under the names the server reads', () => {
  show();
  const { form } = field('name');
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(textFields.map((name) => field(name).name)).toEqual(textFields);
  expect(box(options.email).name).toBe('wecontactyou');
});

test('the regions that will speak are there, silent, from the first moment', () => {
  show();
  expect(alertText() + statusText()).toBe('');
});

test('Tab visits the fields in the order of the form', async () => {
  show();
  const stops: (string | undefined)[] = [];
  const order = Object.keys(consultation.fields);
  while (stops.length < order.length) {
    await userEvent.tab();
    stops.push(document.activeElement?.id);
  }
  expect(stops).toEqual(order.map((name) => `consultation-${name}`));
});

test('walking through the empty form is no mistake yet', async () => {
  show();
  // Past every field, the other two boxes of the last one, and to the button.
  const steps = Object.keys(consultation.fields).length + 3;
  for (let step = 0; step < steps; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(submitButton());
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});
