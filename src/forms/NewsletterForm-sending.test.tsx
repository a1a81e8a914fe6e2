import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterProps, referenceSentence } from './testing/formProps.ts';
import { announced, field, show, signUp, submitButton } from './testing/newsletterForm.tsx';
import { setUpForms, statusText } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { errors } = newsletterProps.words.fields.email;
setUpForms();

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

test('success says the number of the sign-up, if the answer has one', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(200, '{"reference":"1234-5678"}');
  const { success } = newsletterProps.words;
  expect(statusText()).toBe(success + referenceSentence('1234-5678'));
  await signUp();
  await intake.answer(200);
  expect(statusText()).toBe(success);
});

test('success says to confirm where a link was mailed', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(200, '{"reference":"1234-5678","isToBeConfirmed":true}');
  const { success, confirm } = newsletterProps.words;
  expect(statusText()).toBe(success + referenceSentence('1234-5678') + confirm);
});

test('a mistake takes the place of the thanks for the sign-up before', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(200);
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe(errors.invalid);
});

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
