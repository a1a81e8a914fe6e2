import { expect, test } from 'vitest';
import { showFilled } from './testing/consultationForm.tsx';
import { consultationProps, referenceSentence } from './testing/formProps.ts';
import { send, setUpForms, statusText, submitButton } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

setUpForms();

test('success leaves the focus where it is', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(document.activeElement).toBe(submitButton());
});

test('success says the number of the request in a sentence of its own, if there is one', async () => {
  const { success } = consultationProps.words;
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201, '{"reference":"1234-5678"}');
  expect(statusText()).toBe(success + referenceSentence('1234-5678'));
});

test('success without a number is one sentence', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(statusText()).toBe(consultationProps.words.success);
});
