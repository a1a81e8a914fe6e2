import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubIntake } from './testing/stubIntake.ts';
import { draftKey } from './draftKey.ts';
import { quoteProps } from './testing/formProps.ts';
import {
  choose,
  contents,
  field,
  fillAndSend,
  request,
  show,
  textFields,
  write,
} from './testing/quoteForm.tsx';
import { setUpForms } from './testing/requestForm.ts';

const { words } = quoteProps;

const quoteDraftKey = draftKey('quote');

setUpForms();

test('a half-filled form is there again after a reload', async () => {
  const { unmount } = show();
  write('name', request.name);
  await choose(request.selectservice);
  unmount();
  show();
  expect(contents()).toEqual({
    name: request.name,
    email: '',
    mobile: '',
    selectservice: request.selectservice,
    message: '',
  });
});

test('what stands in the form already is newer than the draft', () => {
  sessionStorage.setItem(quoteDraftKey, JSON.stringify({ name: 'Old', message: 'Older' }));
  show({ values: { name: 'New' } });
  expect(field('name').value).toBe('New');
  expect(field('message').value).toBe('Older');
});

test('a form that was sent leaves no draft', async () => {
  const intake = stubIntake();
  const { unmount } = show();
  await fillAndSend();
  expect(sessionStorage.getItem(quoteDraftKey)).not.toBeNull();
  await intake.answer(200);
  expect(sessionStorage.getItem(quoteDraftKey)).toBeNull();
  unmount();
  show();
  expect(field('name').value).toBe('');
});

test('a form emptied by hand leaves no draft', async () => {
  show();
  write('name', request.name);
  await userEvent.clear(field('name'));
  expect(sessionStorage.getItem(quoteDraftKey)).toBeNull();
});

test.each(['not JSON', '"text"', '[1]', '{"name":7,"mobile":null}'])(
  'a draft that is none of ours (%s) is passed over',
  (draft) => {
    sessionStorage.setItem(quoteDraftKey, draft);
    show();
    for (const name of textFields) expect(field(name).value).toBe('');
  },
);

test('with storage switched off the form works all the same', async () => {
  const refuse = (): never => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  const intake = stubIntake();
  show();
  await fillAndSend();
  await intake.answer(200);
  expect(screen.getByRole('dialog', { name: words.thanks.heading })).toBeVisible();
});
