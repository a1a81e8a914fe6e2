import { act, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import arabic from '../../locales/ar/forms.json' with { type: 'json' };
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { quote } from '../contract/quote.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps } from './testing/formProps.ts';
import {
  choose,
  complete,
  field,
  fillAndSend,
  request,
  service,
  show,
  showFilled,
  textFields,
  write,
} from './testing/quoteForm.tsx';
import { alertText, send, setUpForms, statusText, submitButton } from './testing/requestForm.ts';

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

test('the whole form can be filled in and sent by keyboard', async () => {
  const intake = stubIntake();
  show();
  for (const text of [request.name, request.email, request.mobile]) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.role).toBe('option'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(request.selectservice));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(service()));
  await userEvent.tab();
  await userEvent.keyboard(request.message);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
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

test('on a page in another language the visitor reads that language, the office English', async () => {
  const intake = stubIntake();
  const { selectservice } = words.fields;
  const labels = arabic.quote.fields.selectservice.options;
  const fields = { ...words.fields, selectservice: { ...selectservice, options: labels } };
  show({ words: { ...words, fields }, labels: { selectservice: selectservice.options } });
  for (const name of textFields) write(name, request[name]);
  await choose(labels.uiux);
  expect(service().textContent).toBe(labels.uiux);
  await send();
  expect(intake.posts[0]?.body).toEqual(request);
});

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

test('that the form is being sent is announced once', async () => {
  stubIntake();
  showFilled();
  await send();
  await waitFor(() => expect(statusText()).toBe(words.sending));
  expect(alertText()).toBe('');
});
