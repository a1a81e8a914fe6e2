import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  allMessages,
  box,
  complete,
  field,
  interest,
  show,
  showFilled,
  textFields,
} from './testing/consultationForm.tsx';
import { consultationProps, pageTitle } from './testing/formProps.ts';
import { send, setUpForms, summary, summaryTexts } from './testing/requestForm.ts';
import { stubIntake } from './testing/stubIntake.ts';

const { fields } = consultationProps.words;
const { options } = consultationProps.words.fields.wecontactyou;

setUpForms();

test(
  'an empty form names all its mistakes at once, in the order of the form',
  { tags: 'S4.7' },
  async () => {
    const intake = stubIntake();
    show();
    await send();
    expect(summaryTexts()).toEqual(allMessages);
    expect(intake.posts).toEqual([]);
  },
);

test('the mistakes take the focus, and the page’s title says that there is an error', async () => {
  show();
  await send();
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe(`Error: ${pageTitle}`);
});

test('each mistake also stands at its field and is read with it', { tags: 'S4.7' }, async () => {
  show();
  await send();
  for (const name of textFields) {
    const description = new RegExp(`Error: ?${fields[name].errors.required}$`, 'u');
    expect(screen.getByRole('textbox', { description })).toBe(field(name));
  }
  const service = /Error: ?Please select a service\.$/u;
  expect(screen.getByRole('combobox', { description: service })).toBe(interest());
  const preference = /Error: ?Please choose at least one option\./u;
  expect(screen.getByRole('group', { description: preference })).toBeVisible();
});

test.each([
  [4, () => interest()],
  [6, () => box(options.email)],
])('the summary’s link number %i leads into its field', async (index, control) => {
  show();
  await send();
  const link = within(summary()).getAllByRole('link')[index];
  await userEvent.click(link ?? expect.fail('Expected a link for each mistake.'));
  expect(document.activeElement).toBe(control());
});

test.each([
  ['company', '   ', 'Company is required.'],
  ['company', 'x'.repeat(201), fields.company.errors['too-long']],
  ['email', 'a sha@example.com', 'Please enter a valid email address.'],
  ['mobile', '987654321', 'Please enter a valid 10-digit phone number.'],
  ['message', 'x'.repeat(5001), fields.message.errors['too-long']],
] as const)('a wrong %s is the only mistake named (%#)', async (name, text, message) => {
  showFilled({ values: { ...complete, [name]: text } });
  await send();
  expect(summaryTexts()).toEqual([message]);
});
