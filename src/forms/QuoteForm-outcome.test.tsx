import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps, referenceSentence } from './testing/formProps.ts';
import {
  choose,
  contents,
  field,
  fillAndSend,
  request,
  showFilled,
  write,
} from './testing/quoteForm.tsx';
import { alertText, send, setUpForms, statusText } from './testing/requestForm.ts';

const { words } = quoteProps;

setUpForms();

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

test('the thanks say the number of the request, also once they are closed', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201, '{"reference":"1234-5678"}');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(words.thanks.text)).toBeDefined();
  expect(dialog.textContent).toContain(referenceSentence('1234-5678'));
  expect(within(dialog).getByText('1234-5678').dir).toBe('ltr');
  await userEvent.click(screen.getByRole('button', { name: words.thanks.close }));
  expect(statusText()).toBe(words.thanks.heading + referenceSentence('1234-5678'));
});

test('thanks without a number speak of none', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(screen.getByRole('dialog').textContent).not.toContain(referenceSentence('').slice(0, 9));
});

test('the next attempt takes the old failure away', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  await send();
  expect(alertText()).toBe('');
});

test.each([429, 503])('who is turned away with %i is told to wait', async (status) => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(status);
  expect(alertText()).toBe(words.failed + words.wait + words.kept);
  expect(contents()).toEqual(request);
  await send();
  await intake.answer(500);
  expect(alertText()).toBe(words.failed + words.kept);
  await send();
  await intake.answer(201);
  expect(alertText()).toBe('');
});

test('a post without a script that came too soon says so, and can be sent as it is', async () => {
  const intake = stubIntake();
  showFilled({ outcome: 'busy' });
  expect(alertText()).toBe(words.failed + words.wait + words.kept);
  await send();
  expect(alertText()).toBe('');
  expect(intake.posts.map(({ body }) => body)).toEqual([request]);
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
