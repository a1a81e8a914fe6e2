import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubIntake } from './testing/stubIntake.ts';
import { complete, field, request, showFilled } from './testing/quoteForm.tsx';
import { send, setUpForms } from './testing/requestForm.ts';

setUpForms();

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

test('two activations in the same moment are one request', async () => {
  const intake = stubIntake();
  showFilled();
  act(() => {
    field('name').form?.requestSubmit();
    field('name').form?.requestSubmit();
  });
  expect(intake.posts).toHaveLength(1);
});
