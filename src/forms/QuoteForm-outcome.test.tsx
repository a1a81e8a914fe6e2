import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps } from './testing/formProps.ts';
import {
  choose,
  contents,
  field,
  fillAndSend,
  request,
  show,
  showFilled,
  write,
} from './testing/quoteForm.tsx';
import { alertText, send, setUpForms, statusText, submitButton } from './testing/requestForm.ts';

const { words, endpoint } = quoteProps;
const foreign = { ...endpoint, url: `https://backend.example${endpoint.url}` };

setUpForms();

test('success thanks the visitor in a dialog that takes the focus', { tags: 'S4.2' }, async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  const dialog = screen.getByRole('dialog', { name: 'Thank-you—your request has been received' });
  expect(dialog.textContent).toContain('A specialist will contact you within 1 business day.');
  expect(document.activeElement).toBe(dialog);
});

test('success empties the form', { tags: 'S4.2' }, async () => {
  const intake = stubIntake();
  show();
  await send();
  await fillAndSend();
  await intake.answer(201);
  await userEvent.click(screen.getByRole('button', { name: words.thanks.close }));
  expect(contents()).toEqual({
    name: '',
    email: '',
    mobile: '',
    selectservice: words.fields.selectservice.placeholder,
    message: '',
  });
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('what was typed while the form was on its way stays', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  fireEvent.change(field('message'), {
    target: { value: `${request.message} And one more thing.` },
  });
  await intake.answer(201);
  await userEvent.click(screen.getByRole('button', { name: words.thanks.close }));
  expect(contents()).toMatchObject({
    name: '',
    message: `${request.message} And one more thing.`,
  });
});

test('a refusal says what failed and that nothing was lost, once', async () => {
  const intake = stubIntake();
  show();
  const region = screen.getByRole('alert');
  await fillAndSend();
  await intake.answer(500);
  expect(screen.getByRole('alert')).toBe(region);
  expect(region.textContent).toBe(`Failed to submit quote request. Please try again.${words.kept}`);
  expect(statusText()).toBe('');
});

test(
  'a refusal keeps everything typed and leaves the focus where it is',
  { tags: ['S8.2', 'forms/all-values-kept'] },
  async () => {
    const intake = stubIntake();
    showFilled();
    await send();
    await intake.answer(500);
    expect(contents()).toEqual(request);
    expect(document.activeElement).toBe(submitButton());
    expect(submitButton().textContent).toBe(words.submit);
    expect(intake.posts).toHaveLength(1);
  },
);

test('the next attempt takes the old failure away', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  await send();
  expect(alertText()).toBe('');
});

test('no answer from another backend within 30 seconds is a failure', async () => {
  stubIntake();
  showFilled({ endpoint: foreign });
  const wait = stopClock();
  fireEvent.click(submitButton());
  await wait(29_999);
  expect(alertText()).toBe('');
  await wait(1);
  expect(alertText()).toContain(words.failed);
});

test('a broken connection to our own intake is tried once more, silently, as the same', async () => {
  const intake = stubIntake();
  showFilled();
  const wait = stopClock();
  fireEvent.click(submitButton());
  await intake.dropConnection();
  await wait(5000);
  expect(alertText()).toBe('');
  expect(submitButton().textContent).toBe(words.sending);
  expect(intake.posts).toHaveLength(2);
  expect(intake.posts[1]).toEqual(intake.posts[0]);
  await intake.dropConnection();
  await wait(60_000);
  expect(alertText()).toContain(words.failed);
  expect(intake.posts).toHaveLength(2);
});

test('a broken connection to another backend is not tried again and carries no key', async () => {
  const intake = stubIntake();
  showFilled({ endpoint: foreign });
  const wait = stopClock();
  fireEvent.click(submitButton());
  await intake.dropConnection();
  await wait(60_000);
  expect(alertText()).toContain(words.failed);
  expect(intake.posts.map((post) => post.headers)).toEqual([
    { 'Content-Type': 'application/json' },
  ]);
});

async function keysOfTwoAttempts(
  between: () => Promise<void> | void,
): Promise<(string | undefined)[]> {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  await between();
  await send();
  return intake.posts.map((post) => post.headers[idempotencyHeader]);
}

test('the same request sent again is the same submission', async () => {
  const [first, second] = await keysOfTwoAttempts(() => undefined);
  expect(second).toBe(first);
});

test.each([
  ['text', () => write('message', 'Please write.')],
  ['service', () => choose('DevOps Solutions')],
])('a request with another %s is another submission', async (_, edit) => {
  const [first, second] = await keysOfTwoAttempts(edit);
  expect(second).toMatch(idempotencyKeyShape);
  expect(second).not.toBe(first);
});

test('the same words sent anew after success are another submission', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(200);
  await userEvent.keyboard('{Escape}');
  await fillAndSend();
  const [first, second] = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(second).not.toBe(first);
});
