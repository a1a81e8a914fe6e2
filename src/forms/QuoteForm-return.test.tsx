import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps, pageTitle } from './testing/formProps.ts';
import {
  contents,
  field,
  refused,
  request,
  show,
  showFilled,
  write,
} from './testing/quoteForm.tsx';
import { alertText, send, setUpForms, statusText, summaryTexts } from './testing/requestForm.ts';

const { words } = quoteProps;

setUpForms();

function comeBack(persisted: boolean): void {
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  });
}

test('a page frozen while sending comes back with a failure and can send again', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  comeBack(true);
  expect(alertText()).toContain(words.failed);
  expect(contents()).toEqual(request);
  await send();
  expect(intake.posts).toHaveLength(2);
  expect(intake.posts[1]).toEqual(intake.posts[0]);
});

test('the late end of a frozen attempt does not end the new one', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  comeBack(true);
  await send();
  await intake.answer(500);
  await waitFor(() => expect(statusText()).toBe(words.sending));
  expect(alertText()).toBe('');
  await send();
  expect(intake.posts).toHaveLength(2);
});

test('a page that was never frozen goes on sending', async () => {
  stubIntake();
  showFilled();
  await send();
  comeBack(false);
  expect(alertText()).toBe('');
  await waitFor(() => expect(statusText()).toBe(words.sending));
});

test('a page that comes back without having sent anything is as it was', async () => {
  show();
  comeBack(true);
  expect(alertText()).toBe('');
});

test(
  'what a refused post without a script held is still there, with what is wrong, also when sent anew',
  { tags: 'forms/all-values-kept' },
  async () => {
    show(refused);
    expect(contents()).toEqual({ ...request, mobile: '98765' });
    expect(summaryTexts()).toEqual(['Please enter a valid 10-digit phone number.']);
    expect(field('mobile').getAttribute('aria-invalid')).toBe('true');
    await send();
    expect(summaryTexts()).toHaveLength(1);
    expect(contents()).toEqual({ ...request, mobile: '98765' });
  },
);

test('a refused post that is mended is sent', async () => {
  const intake = stubIntake();
  show(refused);
  write('mobile', request.mobile);
  await send();
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
});

test('the title of a refused post loses its error once the form is mended', async () => {
  stubIntake();
  document.title = `Error: ${pageTitle}`;
  show(refused);
  write('mobile', request.mobile);
  await send();
  expect(document.title).toBe(pageTitle);
});
