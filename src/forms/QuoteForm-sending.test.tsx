import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { quote } from '../contract/quote.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps } from './testing/formProps.ts';
import { complete, field, fillAndSend, request, show, showFilled } from './testing/quoteForm.tsx';
import { send, setUpForms, submitButton } from './testing/requestForm.ts';

const { words, endpoint } = quoteProps;

setUpForms();

test('a complete form is sent exactly as specified', async () => {
  const intake = stubIntake();
  show();
  await fillAndSend();
  const [post] = intake.posts;
  expect(post).toMatchObject({ url: endpoint.url, method: 'POST', body: request });
  expect(Object.keys(post?.body as object)).toEqual(Object.keys(quote.fields));
  expect(post?.headers['Content-Type']).toBe('application/json');
  expect(post?.headers[idempotencyHeader]).toMatch(idempotencyKeyShape);
});

test('Enter in a field sends the form', async () => {
  const intake = stubIntake();
  showFilled();
  await userEvent.click(field('name'));
  await userEvent.keyboard('{Enter}');
  expect(intake.posts).toHaveLength(1);
});

test('spaces around the values are not sent', { tags: 'S5.1' }, async () => {
  const intake = stubIntake();
  const spaced = { name: '  Asha Rao ', email: ' asha@example.com ', message: '\n Please call. ' };
  showFilled({ values: { ...complete, ...spaced } });
  await send();
  expect(intake.posts[0]?.body).toEqual(request);
});

test.each(['९८७६५४३२१०', '٩٨٧٦٥٤٣٢١٠', '９８７６５４３２１０'])(
  'a phone number may be written as %s',
  async (mobile) => {
    const intake = stubIntake();
    showFilled({ values: { ...complete, mobile } });
    await send();
    expect(intake.posts[0]?.body).toEqual(request);
  },
);

test('while sending the button can be reached, says so, and sends nothing more', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  expect(submitButton().textContent).toBe(words.sending);
  expect(document.activeElement).toBe(submitButton());
  await userEvent.dblClick(submitButton());
  await userEvent.click(field('name'));
  await userEvent.keyboard('{Enter}');
  expect(intake.posts).toHaveLength(1);
});

test('two activations in the same moment are one request', async () => {
  const intake = stubIntake();
  showFilled();
  act(() => {
    field('name').form?.requestSubmit();
    field('name').form?.requestSubmit();
  });
  expect(intake.posts).toHaveLength(1);
});
