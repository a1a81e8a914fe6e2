import { expect, test } from 'vitest';
import { showFilled } from './testing/consultationForm.tsx';
import { send, setUpForms, submitButton } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

setUpForms();

test('success leaves the focus where it is', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(document.activeElement).toBe(submitButton());
});
