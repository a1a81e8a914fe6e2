import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { idempotencyHeader } from '../contract/intake.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterProps } from './testing/formProps.ts';
import { announced, field, show, signUp, submitButton, type } from './testing/newsletterForm.tsx';
import { setUpForms } from './testing/requestForm.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { words } = newsletterProps;
const { errors } = newsletterProps.words.fields.email;
setUpForms();

const foreign = {
  ...newsletterProps.endpoint,
  url: `https://backend.example${newsletterProps.endpoint.url}`,
};

test(
  'what stands around the address is left out, and the only rule is its @',
  { tags: 'S5.19' },
  async () => {
    const intake = stubIntake();
    show();
    await signUp('  a@b  ');
    expect(intake.posts.map((post) => post.body)).toEqual([{ email: 'a@b' }]);
  },
);

test(
  'while sending, field and button are disabled but keep the focus, and the visitor is told',
  { tags: 'S4.12' },
  async () => {
    stubIntake();
    show();
    await signUp();
    expect([field().ariaDisabled, field().readOnly]).toEqual(['true', true]);
    expect(submitButton().ariaDisabled).toBe('true');
    expect(submitButton().textContent).toBe(words.sending);
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(announced()).toBe(words.sending));
  },
);

test('two quick activations are one request', { tags: 'S4.14' }, async () => {
  const intake = stubIntake();
  show();
  await type('asha@example.com');
  const form = field().form ?? expect.fail('Expected a form.');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await userEvent.click(submitButton());
  expect(intake.posts).toHaveLength(1);
});

test('success empties the field and says thank you, once', { tags: 'S4.15' }, async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(201);
  expect(field().value).toBe('');
  expect(field().readOnly).toBe(false);
  expect(announced()).toBe(words.success);
});

test(
  'after a refusal the address is still there and the visitor is told at once',
  { tags: ['S8.12', 'alert/data-kept', 'forms/all-values-kept'] },
  async () => {
    const intake = stubIntake();
    show();
    await signUp();
    await intake.answer(500);
    expect(field().value).toBe('asha@example.com');
    expect(screen.getByRole('alert').textContent).toBe(words.failed);
    expect(announced()).toBe(words.failed);
  },
);

test(
  'a broken connection is the same failure, and the address is still there',
  { tags: ['S8.12', 'forms/all-values-kept'] },
  async () => {
    const intake = stubIntake();
    show({ endpoint: foreign });
    await signUp();
    await intake.dropConnection();
    expect(screen.getByRole('alert').textContent).toBe(words.failed);
    expect(field().value).toBe('asha@example.com');
  },
);

test(
  'the message of the last attempt is gone while the next one runs',
  { tags: 'S4.13' },
  async () => {
    const intake = stubIntake();
    show();
    await signUp();
    await intake.answer(500);
    await userEvent.click(submitButton());
    expect(announced()).toBe('');
  },
);

test('a mistake takes the place of the thanks for the sign-up before', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(200);
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe(errors.invalid);
});

test.each([
  ['field', field],
  ['button', submitButton],
] as const)(
  'the focus stays on the %s through sending',
  { tags: 'forms/focus-stays' },
  async (_, control) => {
    const intake = stubIntake();
    show();
    await type('asha@example.com');
    if (control === submitButton) await userEvent.tab();
    const lost = vi.fn();
    control().addEventListener('blur', lost);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(control());
    await intake.answer(500);
    expect(document.activeElement).toBe(control());
    expect(lost).not.toHaveBeenCalled();
  },
);

test(
  'a visitor who went on reading meanwhile is not pulled back',
  { tags: 'forms/not-pulled-back' },
  async () => {
    const intake = stubIntake();
    render(
      <>
        <NewsletterForm {...newsletterProps} />
        <a href="/team">Team</a>
      </>,
    );
    await signUp();
    act(() => screen.getByRole('link').focus());
    await intake.answer(200);
    expect(document.activeElement).toBe(screen.getByRole('link'));
  },
);

test('no answer within 30 seconds is a failure', async () => {
  stubIntake();
  show({ endpoint: foreign });
  await type('asha@example.com');
  const wait = stopClock();
  fireEvent.click(submitButton());
  await wait(500);
  expect(announced()).toBe(words.sending);
  await wait(29_499);
  expect(announced()).toBe('');
  await wait(1);
  expect(announced()).toBe(words.failed);
});

test('a broken connection to our own intake is tried once more without a word', async () => {
  const intake = stubIntake();
  show();
  await type('asha@example.com');
  const wait = stopClock();
  fireEvent.click(submitButton());
  await intake.dropConnection();
  await wait(500);
  expect(announced()).toBe(words.sending);
  await wait(4500);
  await intake.answer(200);
  const keys = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(announced()).toBe(words.success);
});
