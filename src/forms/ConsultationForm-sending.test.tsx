import { fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import {
  box,
  contents,
  emptied,
  fillAndSend,
  filled,
  request,
  show,
  showFilled,
  typed,
} from './testing/consultationForm.tsx';
import { consultationProps } from './testing/formProps.ts';
import { alertText, send, setUpForms, statusText, submitButton } from './testing/requestForm.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { words } = consultationProps;
const { endpoint } = consultationProps;
const { options } = consultationProps.words.fields.wecontactyou;
const foreign = { ...endpoint, url: `https://backend.example${endpoint.url}` };

setUpForms();

test('a complete form is sent exactly as specified, without the interest', async () => {
  const intake = stubIntake();
  show();
  await fillAndSend();
  const [post] = intake.posts;
  expect(post).toMatchObject({ url: endpoint.url, method: 'POST' });
  expect(post?.body).toEqual(request);
  expect(post?.headers[idempotencyHeader]).toMatch(idempotencyKeyShape);
});

test.each([
  [['call'], 'call', 'CALL_ME'],
  [['email'], 'email', 'EMAIL_ME'],
  [['email', 'call', 'either'], 'either', 'EITHER'],
  [['either', 'call'], 'call', 'CALL_ME'],
  [['call', 'email'], 'email, call', 'EITHER'],
] as const)(
  'after choosing %j the preference is sent as "%s"',
  async (choices, joined, derived) => {
    const intake = stubIntake();
    show({ values: { ...typed, interest: 'web' } });
    for (const choice of choices) await userEvent.click(box(options[choice]));
    await send();
    expect(intake.posts[0]?.body).toMatchObject({ wecontactyou: joined, contactYou: derived });
  },
);

test('while sending the button says so and sends nothing more', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(statusText()).toBe(words.sending));
  await userEvent.dblClick(submitButton());
  expect(intake.posts).toHaveLength(1);
});

test(
  'success is told politely, with its icon, and empties everything',
  { tags: 'S4.8' },
  async () => {
    const intake = stubIntake();
    showFilled();
    await send();
    await intake.answer(201);
    expect(statusText()).toBe('Your consultation request has been submitted!');
    expect(document.querySelector('[data-tone=good] .lucide-circle-check')).not.toBeNull();
    expect(alertText()).toBe('');
    expect(contents()).toEqual(emptied);
  },
);

test('success leaves the focus where it is', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(document.activeElement).toBe(submitButton());
});

test(
  'an answer that is not OK says so and that nothing was lost; everything is kept',
  { tags: ['S4.9', 'S8.8', 'alert/data-kept', 'forms/all-values-kept'] },
  async () => {
    const intake = stubIntake();
    showFilled();
    await send();
    await intake.answer(500);
    expect(alertText()).toBe(`Something went wrong. Please try again.${words.kept}`);
    expect(document.querySelector('[data-tone=bad] .lucide-circle-x')).not.toBeNull();
    expect(contents()).toEqual(filled);
  },
);

test(
  'a broken connection has a text of its own; everything is kept',
  { tags: ['S8.8', 'forms/all-values-kept'] },
  async () => {
    const intake = stubIntake();
    showFilled({ endpoint: foreign });
    await send();
    await intake.dropConnection();
    expect(alertText()).toBe(`Failed to connect to the server.${words.kept}`);
    expect(contents()).toEqual(filled);
  },
);

test('no answer within 30 seconds counts as a broken connection', async () => {
  stubIntake();
  showFilled({ endpoint: foreign });
  const wait = stopClock();
  fireEvent.click(submitButton());
  await wait(30_000);
  expect(alertText()).toContain(words.unreachable);
});

test('a request with another preference is another submission', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  await userEvent.click(box(options.either));
  await send();
  const [first, second] = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(second).not.toBe(first);
});
