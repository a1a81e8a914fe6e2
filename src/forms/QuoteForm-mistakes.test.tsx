import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FieldName } from '../contract/form.ts';
import { quote } from '../contract/quote.ts';
import { stubIntake } from './testing/stubIntake.ts';
import { quoteProps, pageTitle } from './testing/formProps.ts';
import {
  allMessages,
  choose,
  complete,
  field,
  service,
  show,
  showFilled,
  write,
} from './testing/quoteForm.tsx';
import { send, setUpForms, summary, summaryTexts } from './testing/requestForm.ts';

const { fields } = quoteProps.words;

const names = Object.keys(quote.fields) as FieldName<typeof quote>[];

setUpForms();

test.each(names)('the summary’s link about "%s" leads into the field', async (name) => {
  show();
  await send();
  const link = within(summary()).getAllByRole('link')[names.indexOf(name)];
  await userEvent.click(link ?? expect.fail('Expected a link for each mistake.'));
  const target = name === 'selectservice' ? service() : field(name);
  expect(document.activeElement).toBe(target);
});

test('typing does not take a message away before the next attempt', async () => {
  show();
  await send();
  write('name', 'Asha');
  expect(summaryTexts()).toEqual(allMessages);
});

test('what is chosen is no longer asked for', { tags: 'forms/chosen-mended' }, async () => {
  showFilled({ values: { ...complete, selectservice: '', name: '' } });
  await send();
  await choose('DevOps Solutions');
  expect(summaryTexts()).toEqual([allMessages[0]]);
  expect(service().hasAttribute('aria-invalid')).toBe(false);
});

test('the title loses its error with the last mistake that choosing mends', async () => {
  showFilled({ values: { ...complete, selectservice: '' } });
  await send();
  expect(document.title).toBe(`Error: ${pageTitle}`);
  await choose('DevOps Solutions');
  expect(document.title).toBe(pageTitle);
});

test('the next attempt names only the mistakes that are left', async () => {
  show();
  await send();
  write('name', 'Asha');
  await send();
  expect(summaryTexts()).toEqual(allMessages.slice(1));
  expect(field('name').hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['name', '   ', 'Name is required.'],
  ['name', 'x'.repeat(201), fields.name.errors['too-long']],
  ['name', 'Asha\tRao', fields.name.errors.unshowable],
  ['email', 'a sha@example.com', 'Please enter a valid email address.'],
  ['email', `${'x'.repeat(250)}@example.com`, fields.email.errors['too-long']],
  ['email', 'asha@example.com\u202E', fields.email.errors.unshowable],
  ['mobile', '987654321', 'Please enter a valid 10-digit phone number.'],
  ['message', 'x'.repeat(5001), fields.message.errors['too-long']],
  ['message', '\u001B[1mPlease\u001B[0m call.', fields.message.errors.unshowable],
] as const)('a wrong %s is the only mistake named (%#)', async (name, text, message) => {
  const intake = stubIntake();
  showFilled({ values: { ...complete, [name]: text } });
  await send();
  expect(summaryTexts()).toEqual([message]);
  expect(intake.posts).toEqual([]);
});
