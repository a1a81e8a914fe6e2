import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { draftKey } from './draftKey.ts';
import {
  allMessages,
  box,
  choose,
  contents,
  emptied,
  fillAndSend,
  filled,
  goal,
  refused,
  request,
  show,
  typed,
  write,
} from './testing/consultationForm.tsx';
import { consultationProps } from './testing/formProps.ts';
import { send, setUpForms, summaryTexts } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { options } = consultationProps.words.fields.wecontactyou;
const consultationDraftKey = draftKey('consultation');

setUpForms();

test('a half-filled form is there again after a reload, ticked boxes too', async () => {
  const { unmount } = show();
  write('company', typed.company);
  await choose();
  await userEvent.click(box(options.either));
  unmount();
  show();
  expect(contents()).toEqual({
    ...emptied,
    company: typed.company,
    interest: goal,
    wecontactyou: ['either'],
  });
});

test('a form that was sent leaves no draft', async () => {
  const intake = stubIntake();
  show();
  await fillAndSend();
  expect(sessionStorage.getItem(consultationDraftKey)).not.toBeNull();
  await intake.answer(200);
  expect(sessionStorage.getItem(consultationDraftKey)).toBeNull();
});

test('a draft with choices that are not offered asks for them anew', async () => {
  const draft = { ...typed, interest: 'gardening', wecontactyou: ['pigeon'] };
  sessionStorage.setItem(consultationDraftKey, JSON.stringify(draft));
  show();
  await send();
  expect(summaryTexts()).toEqual([allMessages[4], allMessages[6]]);
});

test(
  'what a refused post without a script held is still there, with what is wrong, also when sent anew',
  { tags: 'forms/all-values-kept' },
  async () => {
    show(refused);
    expect(contents()).toEqual({ ...filled, mobile: '98765' });
    expect(summaryTexts()).toEqual(['Please enter a valid 10-digit phone number.']);
    await send();
    expect(summaryTexts()).toHaveLength(1);
    expect(contents()).toEqual({ ...filled, mobile: '98765' });
  },
);

test('a refused post that is mended is sent', async () => {
  const intake = stubIntake();
  show(refused);
  write('mobile', typed.mobile);
  await send();
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
});
