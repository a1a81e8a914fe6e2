import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from '../../tests/testing/axe.ts';
import { expect, test } from 'vitest';
import { consultation } from '../contract/consultation.ts';
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { ConsultationForm, type ConsultationFormProps } from './ConsultationForm.tsx';
import { draftKey } from './draftKey.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake, type StubIntake } from './testing/stubIntake.ts';
import { consultationProps, pageTitle } from './testing/formProps.ts';
import {
  alertText,
  chooseFrom,
  listButton,
  send,
  setUpForms,
  statusText,
  submitButton,
  summary,
  summaryTexts,
  textField,
  writeInto,
} from './testing/requestForm.ts';

const { words, endpoint } = consultationProps;
const { fields } = words;
const consultationDraftKey = draftKey('consultation');
const foreign = { ...endpoint, url: `https://backend.example${endpoint.url}` };
const { options } = fields.wecontactyou;

const typed = {
  name: 'Asha Rao',
  company: 'Rao & Co',
  email: 'asha@example.com',
  mobile: '9876543210',
  message: 'Two questions.',
};

const complete = { ...typed, interest: 'mobile', wecontactyou: ['email', 'call'] };

const request = { ...typed, wecontactyou: 'email, call', contactYou: 'EITHER' };

type TextField = keyof typeof typed;

const textFields = Object.keys(typed) as TextField[];

const goal = 'What is the main goal you want to achieve?';

const allMessages = [
  'Name is required.',
  'Company is required.',
  'Email is required.',
  'Phone number is required.',
  'Please select a service.',
  'Message is required.',
  'Please choose at least one option.',
];

setUpForms();

function show(props: Partial<ConsultationFormProps> = {}) {
  return render(
    <main>
      <h2>Get a consultation</h2>
      <ConsultationForm {...consultationProps} {...props} />
    </main>,
  );
}

/** The form with everything filled in, as after a refused post, for tests that do not ask how. */
function showFilled(props: Partial<ConsultationFormProps> = {}) {
  return show({ values: complete, ...props });
}

function field(name: TextField): HTMLInputElement {
  return textField(fields[name].label);
}

function interest(): HTMLElement {
  return listButton(fields.interest.label);
}

function box(label: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name: label });
}

function ticked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.value);
}

function contents() {
  return {
    ...Object.fromEntries(textFields.map((name) => [name, field(name).value])),
    interest: interest().textContent,
    wecontactyou: ticked(),
  };
}

function write(name: TextField, text: string): void {
  writeInto(field(name), text);
}

function choose(label = goal): Promise<void> {
  return chooseFrom(interest(), label);
}

async function fillAndSend(): Promise<void> {
  for (const name of textFields) write(name, typed[name]);
  await choose();
  await userEvent.click(box(options.email));
  await userEvent.click(box(options.call));
  await send();
}

const filled = { ...typed, interest: goal, wecontactyou: ['email', 'call'] };

const emptied = {
  name: '',
  company: '',
  email: '',
  mobile: '',
  message: '',
  interest: fields.interest.placeholder,
  wecontactyou: [],
};

const refused: Partial<ConsultationFormProps> = {
  values: { ...typed, mobile: '98765', interest: 'mobile', wecontactyou: ['email', 'call'] },
  errors: { mobile: 'invalid' },
};

// What an act brings about and no example of the gallery shows; the rest is checked there.
const states: readonly [string, (intake: StubIntake) => Promise<unknown>][] = [
  ['while sending', send],
  [
    'after a failure',
    async (intake) => {
      await send();
      await intake.answer(500);
    },
  ],
];

test.each(states)('the consultation form %s breaks no accessibility rule', async (_, reach) => {
  showFilled();
  await reach(stubIntake());
  expect(await axe(document.body)).toHaveNoViolations();
});

test('the browser can fill in what it knows about the visitor', () => {
  show();
  const tokens = textFields.map((name) => field(name).getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'organization', 'email', 'tel-national', null]);
});

test('only the email is demanded by the browser, which shows no bubbles of its own', () => {
  show();
  expect(textFields.filter((name) => field(name).required)).toEqual(['email']);
  expect(field('email').form?.noValidate).toBe(true);
});

test('the message has four rows', () => {
  show();
  expect(field('message').getAttribute('rows')).toBe('4');
});

test('the interests are the three questions, in order', async () => {
  show();
  expect(interest().textContent).toBe('What type of services are you looking for?');
  await userEvent.click(interest());
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Which category or industry does your business belong to?',
    goal,
    'How soon do you want to start the project?',
  ]);
});

test('without a script the form posts to the same address, under the names the server reads', () => {
  show();
  const { form } = field('name');
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(textFields.map((name) => field(name).name)).toEqual(textFields);
  expect(box(options.email).name).toBe('wecontactyou');
});

test('the regions that will speak are there, silent, from the first moment', () => {
  show();
  expect(alertText() + statusText()).toBe('');
});

test('Tab visits the fields in the order of the form', async () => {
  show();
  const stops: (string | undefined)[] = [];
  const order = Object.keys(consultation.fields);
  while (stops.length < order.length) {
    await userEvent.tab();
    stops.push(document.activeElement?.id);
  }
  expect(stops).toEqual(order.map((name) => `consultation-${name}`));
});

test('walking through the empty form is no mistake yet', async () => {
  show();
  // Past every field, the other two boxes of the last one, and to the button.
  const steps = Object.keys(consultation.fields).length + 3;
  for (let step = 0; step < steps; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(submitButton());
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('an empty form names all its mistakes at once, in the order of the form', async () => {
  const intake = stubIntake();
  show();
  await send();
  expect(summaryTexts()).toEqual(allMessages);
  expect(intake.posts).toEqual([]);
});

test('the mistakes take the focus, and the page’s title says that there is an error', async () => {
  show();
  await send();
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe(`Error: ${pageTitle}`);
});

test('each mistake also stands at its field and is read with it', async () => {
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
])('the summary’s link number %i leads into its field', async (place, control) => {
  show();
  await send();
  const link = within(summary()).getAllByRole('link')[place];
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

test('a complete form is sent exactly as specified, without the interest', async () => {
  const intake = stubIntake();
  show();
  await fillAndSend();
  const [post] = intake.posts;
  expect(post).toMatchObject({ url: endpoint.url, method: 'POST' });
  expect(post?.body).toEqual(request);
  expect(post?.headers[idempotencyHeader]).toMatch(idempotencyKeyShape);
});

test.each([
  [['call'], 'call', 'CALL_ME'],
  [['email'], 'email', 'EMAIL_ME'],
  [['email', 'call', 'either'], 'either', 'EITHER'],
  [['either', 'call'], 'call', 'CALL_ME'],
  [['call', 'email'], 'email, call', 'EITHER'],
] as const)(
  'after choosing %j the preference is sent as "%s"',
  async (choices, joined, derived) => {
    const intake = stubIntake();
    show({ values: { ...typed, interest: 'web' } });
    for (const choice of choices) await userEvent.click(box(options[choice]));
    await send();
    expect(intake.posts[0]?.body).toMatchObject({ wecontactyou: joined, contactYou: derived });
  },
);

test('while sending the button says so and sends nothing more', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(statusText()).toBe(words.sending));
  await userEvent.dblClick(submitButton());
  expect(intake.posts).toHaveLength(1);
});

test('success is told politely, with its icon, and empties everything', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(statusText()).toBe('Your consultation request has been submitted!');
  expect(document.querySelector('[data-tone=good] .lucide-circle-check')).not.toBeNull();
  expect(alertText()).toBe('');
  expect(contents()).toEqual(emptied);
});

test('success leaves the focus where it is', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(201);
  expect(document.activeElement).toBe(submitButton());
});

test('an answer that is not OK says so and that nothing was lost; everything is kept', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  expect(alertText()).toBe(`Something went wrong. Please try again.${words.kept}`);
  expect(document.querySelector('[data-tone=bad] .lucide-circle-x')).not.toBeNull();
  expect(contents()).toEqual(filled);
});

test('a broken connection has a text of its own; everything is kept', async () => {
  const intake = stubIntake();
  showFilled({ endpoint: foreign });
  await send();
  await intake.breakOff();
  expect(alertText()).toBe(`Failed to connect to the server.${words.kept}`);
  expect(contents()).toEqual(filled);
});

test('no answer within 30 seconds counts as a broken connection', async () => {
  stubIntake();
  showFilled({ endpoint: foreign });
  const wait = stopClock();
  fireEvent.click(submitButton());
  await wait(30_000);
  expect(alertText()).toContain(words.unreachable);
});

test('a request with another preference is another submission', async () => {
  const intake = stubIntake();
  showFilled();
  await send();
  await intake.answer(500);
  await userEvent.click(box(options.either));
  await send();
  const [first, second] = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(second).not.toBe(first);
});

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

test('what a refused post without a script held is still there, with what is wrong', () => {
  show(refused);
  expect(contents()).toEqual({ ...filled, mobile: '98765' });
  expect(summaryTexts()).toEqual(['Please enter a valid 10-digit phone number.']);
});

test('a refused post that is mended is sent', async () => {
  const intake = stubIntake();
  show(refused);
  write('mobile', typed.mobile);
  await send();
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
});
