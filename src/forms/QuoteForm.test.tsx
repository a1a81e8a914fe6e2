// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import arabic from '../../locales/ar/forms.json' with { type: 'json' };
import { idempotencyHeader, idempotencyKeyShape } from '../contract/intake.ts';
import { quoteFields, quoteServices } from '../contract/quote.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeIntake } from './fakeIntake.ts';
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx';
import { quoteDraftKey } from './quoteDraftKey.ts';
import { testQuoteProps, testTitle } from './testProps.ts';

const { words, messages, endpoint } = testQuoteProps;
const foreign = { ...endpoint, isOwnIntake: false };

const request = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  selectservice: 'Mobile Applications',
  message: 'Please call.',
};

/** The labels of the text fields, in the order of the form. */
const textLabels = {
  name: words.name,
  email: words.email,
  mobile: words.mobile,
  message: words.message,
};

type TextField = keyof typeof textLabels;

const textFields = Object.keys(textLabels) as TextField[];

const allMessages = [
  'Name is required.',
  'Email is required.',
  'Phone number is required.',
  'Please select a service.',
  'Message is required.',
];

beforeEach(() => {
  document.title = testTitle;
  // jsdom lays nothing out and so cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function show(props: Partial<QuoteFormProps> = {}) {
  return render(
    <main>
      <h2>Request A Quote</h2>
      <QuoteForm {...testQuoteProps} {...props} />
    </main>,
  );
}

function field(name: TextField): HTMLInputElement {
  return screen.getByRole('textbox', { name: `${textLabels[name]} ${words.required}` });
}

function service(): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(words.service, 'u'), hidden: true });
}

function submitButton(): HTMLElement {
  return document.querySelector<HTMLElement>('button[type=submit]') ?? expect.fail('No submit.');
}

function alertText(): string {
  return screen.getByRole('alert', { hidden: true }).textContent;
}

/** What polite regions have been given to announce. */
function statusText(): string {
  const regions = screen.getAllByRole('status', { hidden: true });
  return regions.map((region) => region.textContent).join('');
}

function summary(): HTMLElement {
  return screen.getByRole('group', { name: words.summary });
}

function summaryTexts(): (string | null)[] {
  return within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent);
}

function contents(): Record<TextField | 'selectservice', string | null> {
  return {
    name: field('name').value,
    email: field('email').value,
    mobile: field('mobile').value,
    selectservice: service().textContent,
    message: field('message').value,
  };
}

async function write(name: TextField, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function choose(label: string): Promise<void> {
  await userEvent.click(service());
  await userEvent.click(screen.getByRole('option', { name: label }));
}

/** Fills the form in, except where an empty text is asked for. */
async function fill(changes: Partial<Record<TextField, string>> = {}): Promise<void> {
  for (const name of textFields) {
    const text = changes[name] ?? request[name];
    if (text !== '') await write(name, text);
  }
  await choose(request.selectservice);
}

function send(): Promise<void> {
  return userEvent.click(submitButton());
}

async function fillAndSend(): Promise<void> {
  await fill();
  await send();
}

const refused: Partial<QuoteFormProps> = {
  values: { ...request, mobile: '98765', selectservice: 'uiux' },
  errors: { mobile: 'invalid' },
};

const states: readonly [string, () => Promise<unknown>, Partial<QuoteFormProps>?][] = [
  ['empty', async () => undefined],
  ['filled in', () => fill()],
  ['with all errors', send],
  [
    'with one error',
    async () => {
      await fill({ mobile: '123' });
      await send();
    },
  ],
  [
    'while sending',
    async () => {
      fakeIntake();
      await fillAndSend();
    },
  ],
  [
    'after a failure',
    async () => {
      const intake = fakeIntake();
      await fillAndSend();
      await intake.answer(500);
    },
  ],
  [
    'with thanks',
    async () => {
      const intake = fakeIntake();
      await fillAndSend();
      await intake.answer(200);
    },
  ],
  [
    'after the thanks',
    async () => {
      const intake = fakeIntake();
      await fillAndSend();
      await intake.answer(200);
      await userEvent.keyboard('{Escape}');
    },
  ],
  ['refused without a script', async () => undefined, refused],
];

test.each(states)('the quote form %s breaks no accessibility rule', async (_, reach, props) => {
  show(props);
  await reach();
  expect(await axe(document.body)).toHaveNoViolations();
});

test('every field is named by its label and the word that it is required', () => {
  show();
  for (const name of textFields) expect(field(name)).toBeDefined();
  const name = `${words.servicePlaceholder} ${words.service} ${words.required}`;
  expect(screen.getByRole('button', { name })).toBe(service());
});

test('the meaning of the asterisk is said before the first field', () => {
  show();
  const order = screen.getByText(words.requiredNote).compareDocumentPosition(field('name'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the browser can fill in what it knows about the visitor', () => {
  show();
  const tokens = textFields.map((name) => field(name).getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'email', 'tel-national', null]);
});

test('only the email is demanded by the browser, which shows no bubbles of its own', () => {
  show();
  expect(textFields.filter((name) => field(name).required)).toEqual(['email']);
  expect(field('email').form?.noValidate).toBe(true);
});

test('the hint says how a phone number is written before one is typed', () => {
  show();
  expect(screen.getByRole('textbox', { description: words.mobileHint })).toBe(field('mobile'));
});

test('without a script the form posts to the same address', () => {
  show();
  const { form } = field('name');
  expect(form?.getAttribute('action')).toBe(endpoint.action);
  expect(form?.method).toBe('post');
  expect(textFields.map((name) => field(name).name)).toEqual(textFields);
});

test('the regions that will speak are there, silent, from the first moment', () => {
  show();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  expect(alertText() + statusText()).toBe('');
});

test('walking through the empty form is no mistake yet', async () => {
  show();
  for (let step = 0; step < 6; step += 1) await userEvent.tab();
  expect(document.activeElement).toBe(submitButton());
  expect(screen.queryByRole('group', { name: words.summary })).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('Tab visits the fields in the order of the page, in both directions', async () => {
  show();
  const stops: (string | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.id);
  }
  expect(stops).toEqual(quoteFields.map((name) => `quote-${name}`));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(service());
});

test('an empty form names all its mistakes at once, in the order of the form', async () => {
  const intake = fakeIntake();
  show();
  await send();
  expect(summaryTexts()).toEqual(allMessages);
  expect(intake.posts).toEqual([]);
});

test('each mistake also stands at its field and is read with it', async () => {
  show();
  await send();
  for (const name of textFields) {
    const description = new RegExp(`Error: ?${messages[name].required}$`, 'u');
    expect(screen.getByRole('textbox', { description })).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  }
  const description = /Error: ?Please select a service\.$/u;
  expect(screen.getByRole('button', { description })).toBe(service());
});

test('the mistakes take the focus and are not announced a second time', async () => {
  show();
  await send();
  expect(document.activeElement).toBe(summary());
  expect(alertText() + statusText()).toBe('');
});

test('submitting the same mistakes again brings the focus back to them', async () => {
  show();
  await send();
  field('name').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(summary());
});

test.each(quoteFields)('the summary’s link about "%s" leads into the field', async (name) => {
  show();
  await send();
  const link = within(summary()).getAllByRole('link')[quoteFields.indexOf(name)];
  await userEvent.click(link ?? expect.fail('Expected a link for each mistake.'));
  const target = name === 'selectservice' ? service() : field(name);
  expect(document.activeElement).toBe(target);
});

test('the page’s title says that there is an error, until it is mended', async () => {
  fakeIntake();
  show();
  await send();
  expect(document.title).toBe(`Error: ${testTitle}`);
  await fillAndSend();
  expect(document.title).toBe(testTitle);
});

test('typing does not take a message away before the next attempt', async () => {
  show();
  await send();
  await write('name', 'Asha');
  expect(summaryTexts()).toEqual(allMessages);
});

test('the next attempt names only the mistakes that are left', async () => {
  show();
  await send();
  await write('name', 'Asha');
  await send();
  expect(summaryTexts()).toEqual(allMessages.slice(1));
  expect(field('name').hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['name', '   ', 'Name is required.'],
  ['name', 'x'.repeat(201), messages.name['too-long']],
  ['email', 'asha', 'Please enter a valid email address.'],
  ['email', 'a sha@example.com', 'Please enter a valid email address.'],
  ['email', 'asha@example', 'Please enter a valid email address.'],
  ['email', `${'x'.repeat(250)}@example.com`, messages.email['too-long']],
  ['mobile', '987654321', 'Please enter a valid 10-digit phone number.'],
  ['mobile', '98765432101', 'Please enter a valid 10-digit phone number.'],
  ['mobile', '98765 43210', 'Please enter a valid 10-digit phone number.'],
  ['message', ' \n ', 'Message is required.'],
  ['message', 'x'.repeat(5001), messages.message['too-long']],
] as const)('a wrong %s is the only mistake named (%#)', async (name, text, message) => {
  const intake = fakeIntake();
  show();
  await fill({ [name]: text });
  await send();
  expect(summaryTexts()).toEqual([message]);
  expect(intake.posts).toEqual([]);
});

test('a complete form is sent exactly as specified', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  const [post] = intake.posts;
  expect(post).toMatchObject({ url: endpoint.url, method: 'POST', body: request });
  expect(Object.keys(post?.body as object)).toEqual([...quoteFields]);
  expect(post?.headers['Content-Type']).toBe('application/json');
  expect(post?.headers[idempotencyHeader]).toMatch(idempotencyKeyShape);
});

test('the whole form can be filled in and sent by keyboard', async () => {
  const intake = fakeIntake();
  show();
  for (const text of [request.name, request.email, request.mobile]) {
    await userEvent.tab();
    await userEvent.keyboard(text);
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.role).toBe('option'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(request.selectservice));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(service()));
  await userEvent.tab();
  await userEvent.keyboard(request.message);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
});

test('Enter in a field sends the form', async () => {
  const intake = fakeIntake();
  show();
  await fill();
  await userEvent.click(field('name'));
  await userEvent.keyboard('{Enter}');
  expect(intake.posts).toHaveLength(1);
});

test('spaces around the values are not sent', async () => {
  const intake = fakeIntake();
  show();
  await fill({ name: '  Asha Rao ', email: ' asha@example.com ', message: '\n Please call. ' });
  await send();
  expect(intake.posts[0]?.body).toEqual(request);
});

test.each(['९८७६५४३२१०', '٩٨٧٦٥٤٣٢١٠', '９８７６５４３２１０'])(
  'a phone number may be written as %s',
  async (mobile) => {
    const intake = fakeIntake();
    show();
    await fill({ mobile });
    await send();
    expect(intake.posts[0]?.body).toEqual(request);
  },
);

test('on a page in another language the visitor reads that language, the office English', async () => {
  const intake = fakeIntake();
  const labels = arabic.quote.services;
  const services = testQuoteProps.services.map((option, place) => ({
    ...option,
    label: labels[quoteServices[place] ?? 'web'],
  }));
  show({ services });
  for (const name of textFields) await write(name, request[name]);
  await choose(labels.uiux);
  expect(service().textContent).toBe(labels.uiux);
  await send();
  expect(intake.posts[0]?.body).toEqual(request);
});

test('while sending the button can be reached, says so, and sends nothing more', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  expect(submitButton().textContent).toBe(words.sending);
  expect(document.activeElement).toBe(submitButton());
  await userEvent.dblClick(submitButton());
  await userEvent.click(field('name'));
  await userEvent.keyboard('{Enter}');
  expect(intake.posts).toHaveLength(1);
});

test('two activations in the same moment are one request', async () => {
  const intake = fakeIntake();
  show();
  await fill();
  act(() => {
    field('name').form?.requestSubmit();
    field('name').form?.requestSubmit();
  });
  expect(intake.posts).toHaveLength(1);
});

test('that the form is being sent is announced once', async () => {
  fakeIntake();
  show();
  await fillAndSend();
  expect(statusText()).toBe(words.sending);
  expect(alertText()).toBe('');
});

test('success thanks the visitor in a dialog that takes the focus', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(201);
  const dialog = screen.getByRole('dialog', { name: 'Thank-you—your request has been received' });
  expect(dialog.textContent).toContain('A specialist will contact you within 1 business day.');
  expect(document.activeElement).toBe(dialog);
});

test('success empties the form', async () => {
  const intake = fakeIntake();
  show();
  await send();
  await fillAndSend();
  await intake.answer(201);
  await userEvent.click(screen.getByRole('button', { name: words.thanks.close }));
  expect(contents()).toEqual({
    name: '',
    email: '',
    mobile: '',
    selectservice: words.servicePlaceholder,
    message: '',
  });
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('what was typed while the form was on its way stays', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  fireEvent.change(field('message'), {
    target: { value: `${request.message} And one more thing.` },
  });
  await intake.answer(201);
  await userEvent.click(screen.getByRole('button', { name: words.thanks.close }));
  expect(contents()).toMatchObject({
    name: '',
    message: `${request.message} And one more thing.`,
  });
});

test('closing the thanks gives the focus back and leaves a line in the page', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(201);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(submitButton()));
  expect(statusText()).toBe(words.thanks.heading);
});

test('a refusal says what failed and that nothing was lost, once', async () => {
  const intake = fakeIntake();
  show();
  const region = screen.getByRole('alert');
  await fillAndSend();
  await intake.answer(500);
  expect(screen.getByRole('alert')).toBe(region);
  expect(region.textContent).toBe(
    'Failed to submit quote request. Please try again.' +
      'Nothing you typed was lost. You can also write to hello@techeon.example.',
  );
  expect(statusText()).toBe('');
});

test('a refusal keeps everything typed and leaves the focus where it is', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(500);
  expect(contents()).toEqual(request);
  expect(document.activeElement).toBe(submitButton());
  expect(submitButton().textContent).toBe(words.submit);
  expect(intake.posts).toHaveLength(1);
});

test('the next attempt takes the old failure away', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(500);
  await send();
  expect(alertText()).toBe('');
});

test('no answer from another backend within 30 seconds is a failure', async () => {
  fakeIntake();
  show({ endpoint: foreign });
  await fill();
  const wait = fakeClock();
  fireEvent.click(submitButton());
  await wait(29_999);
  expect(alertText()).toBe('');
  await wait(1);
  expect(alertText()).toContain(words.failed);
});

test('a broken connection to our own intake is tried once more, silently, as the same', async () => {
  const intake = fakeIntake();
  show();
  await fill();
  const wait = fakeClock();
  fireEvent.click(submitButton());
  await intake.breakOff();
  await wait(5000);
  expect(alertText()).toBe('');
  expect(statusText()).toBe(words.sending);
  expect(intake.posts).toHaveLength(2);
  expect(intake.posts[1]).toEqual(intake.posts[0]);
  await intake.breakOff();
  await wait(60_000);
  expect(alertText()).toContain(words.failed);
  expect(intake.posts).toHaveLength(2);
});

test('a broken connection to another backend is not tried again and carries no key', async () => {
  const intake = fakeIntake();
  show({ endpoint: foreign });
  await fill();
  const wait = fakeClock();
  fireEvent.click(submitButton());
  await intake.breakOff();
  await wait(60_000);
  expect(alertText()).toContain(words.failed);
  expect(intake.posts.map((post) => post.headers)).toEqual([
    { 'Content-Type': 'application/json' },
  ]);
});

async function keysOfTwoAttempts(between: () => Promise<void>): Promise<(string | undefined)[]> {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(500);
  await between();
  await send();
  return intake.posts.map((post) => post.headers[idempotencyHeader]);
}

test('the same request sent again is the same submission', async () => {
  const [first, second] = await keysOfTwoAttempts(async () => undefined);
  expect(second).toBe(first);
});

test.each([
  ['text', () => write('message', 'Please write.')],
  ['service', () => choose('DevOps Solutions')],
])('a request with another %s is another submission', async (_, edit) => {
  const [first, second] = await keysOfTwoAttempts(edit);
  expect(second).toMatch(idempotencyKeyShape);
  expect(second).not.toBe(first);
});

test('the same words sent anew after success are another submission', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(200);
  await userEvent.keyboard('{Escape}');
  await fillAndSend();
  const [first, second] = intake.posts.map((post) => post.headers[idempotencyHeader]);
  expect(second).not.toBe(first);
});

test('a half-filled form is there again after a reload', async () => {
  const { unmount } = show();
  await write('name', request.name);
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
  const intake = fakeIntake();
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
  await write('name', request.name);
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
  const intake = fakeIntake();
  show();
  await fillAndSend();
  await intake.answer(200);
  expect(screen.getByRole('dialog', { name: words.thanks.heading })).toBeDefined();
});

function comeBack(persisted: boolean): void {
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  });
}

test('a page frozen while sending comes back with a failure and can send again', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  comeBack(true);
  expect(alertText()).toContain(words.failed);
  expect(contents()).toEqual(request);
  await send();
  expect(intake.posts).toHaveLength(2);
  expect(intake.posts[1]).toEqual(intake.posts[0]);
});

test('the late end of a frozen attempt does not end the new one', async () => {
  const intake = fakeIntake();
  show();
  await fillAndSend();
  comeBack(true);
  await send();
  await intake.answer(500);
  expect(statusText()).toBe(words.sending);
  expect(alertText()).toBe('');
  await send();
  expect(intake.posts).toHaveLength(2);
});

test('a page that was never frozen goes on sending', async () => {
  fakeIntake();
  show();
  await fillAndSend();
  comeBack(false);
  expect(alertText()).toBe('');
  expect(statusText()).toBe(words.sending);
});

test('a page that comes back without having sent anything is as it was', async () => {
  show();
  comeBack(true);
  expect(alertText()).toBe('');
});

test('what a refused post without a script held is still there, with what is wrong', () => {
  show(refused);
  expect(contents()).toEqual({ ...request, mobile: '98765' });
  expect(summaryTexts()).toEqual(['Please enter a valid 10-digit phone number.']);
  expect(field('mobile').getAttribute('aria-invalid')).toBe('true');
});

test('a refused post that is mended is sent', async () => {
  const intake = fakeIntake();
  show(refused);
  await write('mobile', request.mobile);
  await send();
  expect(intake.posts.map((post) => post.body)).toEqual([request]);
});

test('the title of a refused post loses its error once the form is mended', async () => {
  fakeIntake();
  document.title = words.errorTitle;
  show(refused);
  await write('mobile', request.mobile);
  await send();
  expect(document.title).toBe(testTitle);
});
