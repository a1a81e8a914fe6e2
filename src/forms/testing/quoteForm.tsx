import { render } from '@testing-library/react';
import { QuoteForm, type QuoteFormProps } from '../QuoteForm.tsx';
import { pageTitle, quoteProps } from './formProps.ts';
import { chooseFrom, chosenIn, listButton, send, textField, writeInto } from './requestForm.ts';

const { words } = quoteProps;

/** A request that every rule accepts. */
export const request = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  selectservice: 'Mobile Applications',
  message: 'Please call.',
};

/** That request as the form holds it. */
export const complete = { ...request, selectservice: 'uiux' };

/** The labels of the text fields, in the order of the form. */
const textLabels = {
  name: words.fields.name.label,
  email: words.fields.email.label,
  mobile: words.fields.mobile.label,
  message: words.fields.message.label,
};

export type TextField = keyof typeof textLabels;

export const textFields = Object.keys(textLabels) as TextField[];

/** What an empty form complains about, in its order. */
export const allMessages = [
  'Name is required.',
  'Email is required.',
  'Phone number is required.',
  'Please select a service.',
  'Message is required.',
];

/** The form as it comes back from a refused post without a script. */
export const refused: Partial<QuoteFormProps> = {
  values: { ...complete, mobile: '98765' },
  errors: { mobile: 'invalid' },
};

export function show(props: Partial<QuoteFormProps> = {}) {
  return render(
    <main>
      <h2>{pageTitle}</h2>
      <QuoteForm {...quoteProps} {...props} />
    </main>,
  );
}

/** The form with everything filled in, as after a refused post, for tests that do not ask how. */
export function showFilled(props: Partial<QuoteFormProps> = {}) {
  return show({ values: complete, ...props });
}

export function field(name: TextField): HTMLInputElement {
  return textField(textLabels[name]);
}

export function service(): HTMLElement {
  return listButton(words.fields.selectservice.label);
}

/** What the visitor sees in every field. */
export function contents(): Record<TextField | 'selectservice', string | null> {
  return {
    name: field('name').value,
    email: field('email').value,
    mobile: field('mobile').value,
    selectservice: chosenIn(service()),
    message: field('message').value,
  };
}

export function write(name: TextField, text: string): void {
  writeInto(field(name), text);
}

export function choose(label: string): Promise<void> {
  return chooseFrom(service, label);
}

/** Fills the form in as a visitor does, and sends it. */
export async function fillAndSend(): Promise<void> {
  for (const name of textFields) write(name, request[name]);
  await choose(request.selectservice);
  await send();
}
