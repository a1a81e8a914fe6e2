import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from '../../tests/testing/axe.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '../contract/intake.ts';
import { stopClock } from './testing/stopClock.ts';
import { stubIntake, type StubIntake } from './testing/stubIntake.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
import { newsletterProps, pageTitle } from './testing/formProps.ts';

const { words, endpoint } = newsletterProps;
const { label, errors } = words.fields.email;
const foreign = { ...endpoint, url: `https://backend.example${endpoint.url}` };

beforeEach(() => {
  document.title = pageTitle;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(props: Partial<NewsletterFormProps> = {}): HTMLElement {
  return render(<NewsletterForm {...newsletterProps} {...props} />).container;
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

function submitButton(): HTMLButtonElement {
  return screen.getByRole('button');
}

async function type(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

async function signUp(text = 'asha@example.com'): Promise<void> {
  await type(text);
  await userEvent.keyboard('{Enter}');
}

/** What assistive technology has been given to announce, from all regions. */
function announced(): string {
  const regions = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
  return regions.map((region) => region.textContent.trim()).join('');
}

// What an act brings about and no example of the gallery shows; the rest is checked there.
const states: readonly [string, (intake: StubIntake) => Promise<unknown>][] = [
  ['with an error', () => signUp('asha')],
  ['while sending', () => signUp()],
  [
    'after a failure',
    async (intake) => {
      await signUp();
      await intake.answer(500);
    },
  ],
];

test.each(states)('the sign-up %s breaks no accessibility rule', async (_, reach) => {
  const container = show();
  await reach(stubIntake());
  expect(await axe(container)).toHaveNoViolations();
});

test('the regions that will speak are there, silent, from the first moment', () => {
  show();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  expect(announced()).toBe('');
});

test('[forms/asterisk-explained] the meaning of the asterisk is said before the field', () => {
  show();
  const order = screen.getByText(words.requiredNote).compareDocumentPosition(field());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the browser knows the field as a required email address', () => {
  show();
  expect(field().type).toBe('email');
  expect(field().required).toBe(true);
  expect(field().autocomplete).toBe('email');
});

test('without a script the form posts to the same address', () => {
  show();
  const form = field().form;
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(field().name).toBe('email');
});

test('[forms/no-early-error] leaving the empty field is no mistake yet', async () => {
  show();
  await userEvent.click(field());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText(errors.invalid)).toBeNull();
});

test.each(['', '   ', 'asha', 'asha.example.com'])(
  '"%s" is no address: nothing is sent and the visitor is told how to mend it',
  async (text) => {
    const intake = stubIntake();
    show();
    await userEvent.click(field());
    if (text !== '') await userEvent.paste(text);
    await userEvent.click(submitButton());
    expect(intake.posts).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const description = /^Error: ?Please enter a valid email\.$/u;
    expect(screen.getByRole('textbox', { description })).toBe(field());
  },
);

test('[forms/one-mistake] the only mistake moves the focus into its field, which reads it', async () => {
  show();
  await userEvent.click(submitButton());
  expect(document.activeElement).toBe(field());
  expect(announced()).toBe('');
});

test('[forms/read-where-focus-is] focus that is in the field already reads nothing, so the mistake is announced', async () => {
  show();
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe(errors.invalid);
});

test('[forms/same-mistake-again] the same mistake made again is announced again', async () => {
  show();
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(announced()).toBe('');
  await waitFor(() => expect(announced()).toBe(errors.invalid));
});

test('the page’s title says that there is an error, until it is mended', async () => {
  stubIntake();
  show();
  await userEvent.click(submitButton());
  expect(document.title).toBe(words.errorTitle);
  await signUp();
  expect(document.title).toBe(pageTitle);
});

test('what stands around the address is left out, and the only rule is its @', async () => {
  const intake = stubIntake();
  show();
  await signUp('  a@b  ');
  expect(intake.posts.map((post) => post.body)).toEqual([{ email: 'a@b' }]);
});

test('while sending, field and button are disabled but keep the focus, and the visitor is told', async () => {
  stubIntake();
  show();
  await signUp();
  expect([field().ariaDisabled, field().readOnly]).toEqual(['true', true]);
  expect(submitButton().ariaDisabled).toBe('true');
  expect(submitButton().textContent).toBe(words.sending);
  expect(document.activeElement).toBe(field());
  await waitFor(() => expect(announced()).toBe(words.sending));
});

test('two quick activations are one request', async () => {
  const intake = stubIntake();
  show();
  await type('asha@example.com');
  const form = field().form ?? expect.fail('Expected a form.');
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await userEvent.click(submitButton());
  expect(intake.posts).toHaveLength(1);
});

test('success empties the field and says thank you, once', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(201);
  expect(field().value).toBe('');
  expect(field().readOnly).toBe(false);
  expect(announced()).toBe(words.success);
});

test('after a refusal the address is still there and the visitor is told at once', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(500);
  expect(field().value).toBe('asha@example.com');
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect(announced()).toBe(words.failed);
});

test('a broken connection is the same failure', async () => {
  const intake = stubIntake();
  show({ endpoint: foreign });
  await signUp();
  await intake.breakOff();
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
});

test('the message of the last attempt is gone while the next one runs', async () => {
  const intake = stubIntake();
  show();
  await signUp();
  await intake.answer(500);
  await userEvent.click(submitButton());
  expect(announced()).toBe('');
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

test.each([
  ['field', field],
  ['button', submitButton],
] as const)('[forms/focus-stays] the focus stays on the %s through sending', async (_, control) => {
  const intake = stubIntake();
  show();
  await type('asha@example.com');
  if (control === submitButton) await userEvent.tab();
  const lost = vi.fn();
  control().addEventListener('blur', lost);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(control());
  await intake.answer(500);
  expect(document.activeElement).toBe(control());
  expect(lost).not.toHaveBeenCalled();
});

test('[forms/not-pulled-back] a visitor who went on reading meanwhile is not pulled back', async () => {
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
});

test('no answer within 30 seconds is a failure', async () => {
  stubIntake();
  show({ endpoint: foreign });
  await type('asha@example.com');
  const wait = stopClock();
  fireEvent.click(submitButton());
  await wait(500);
  expect(announced()).toBe(words.sending);
  await wait(29_499);
  expect(announced()).toBe('');
  await wait(1);
  expect(announced()).toBe(words.failed);
});

test('a broken connection to our own intake is tried once more without a word', async () => {
  const intake = stubIntake();
  show();
  await type('asha@example.com');
  const wait = stopClock();
  fireEvent.click(submitButton());
  await intake.breakOff();
  await wait(500);
  expect(announced()).toBe(words.sending);
  await wait(4500);
  await intake.answer(200);
  const keys = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(announced()).toBe(words.success);
});

test('what a refused post without a script held is still there, with what is wrong', () => {
  show({ values: { email: 'asha' }, errors: { email: 'invalid' } });
  expect(field().value).toBe('asha');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
