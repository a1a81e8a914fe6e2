import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsultationForm, type ConsultationFormProps } from '../ConsultationForm.tsx';
import { consultationProps, pageTitle } from './formProps.ts';
import { chooseFrom, chosenIn, listButton, send, textField, writeInto } from './requestForm.ts';

const { fields } = consultationProps.words;
const { options } = fields.wecontactyou;

export const typed = {
  name: 'Asha Rao',
  company: 'Rao & Co',
  email: 'asha@example.com',
  mobile: '9876543210',
  message: 'Two questions.',
};

const complete = { ...typed, interest: 'mobile', wecontactyou: ['email', 'call'] };

export const request = { ...typed, wecontactyou: 'email, call', contactYou: 'EITHER' };

type TextField = keyof typeof typed;

const textFields = Object.keys(typed) as TextField[];

export const goal = 'What is the main goal you want to achieve?';

export const allMessages = [
  'Name is required.',
  'Company is required.',
  'Email is required.',
  'Phone number is required.',
  'Please select a service.',
  'Message is required.',
  'Please choose at least one option.',
];

export function show(props: Partial<ConsultationFormProps> = {}) {
  return render(
    <main>
      <h2>{pageTitle}</h2>
      <ConsultationForm {...consultationProps} {...props} />
    </main>,
  );
}

/** The form with everything filled in, as after a refused post, for tests that do not ask how. */
export function showFilled(props: Partial<ConsultationFormProps> = {}) {
  return show({ values: complete, ...props });
}

function field(name: TextField): HTMLInputElement {
  return textField(fields[name].label);
}

function interest(): HTMLElement {
  return listButton(fields.interest.label);
}

export function box(label: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name: label });
}

function ticked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map((one) => one.value);
}

export function contents() {
  return {
    ...Object.fromEntries(textFields.map((name) => [name, field(name).value])),
    interest: chosenIn(interest()),
    wecontactyou: ticked(),
  };
}

export function write(name: TextField, text: string): void {
  writeInto(field(name), text);
}

export function choose(label = goal): Promise<void> {
  return chooseFrom(interest, label);
}

export async function fillAndSend(): Promise<void> {
  for (const name of textFields) write(name, typed[name]);
  await choose();
  await userEvent.click(box(options.email));
  await userEvent.click(box(options.call));
  await send();
}

export const filled = { ...typed, interest: goal, wecontactyou: ['email', 'call'] };

export const emptied = {
  name: '',
  company: '',
  email: '',
  mobile: '',
  message: '',
  interest: fields.interest.placeholder,
  wecontactyou: [],
};

export const refused: Partial<ConsultationFormProps> = {
  values: { ...typed, mobile: '98765', interest: 'mobile', wecontactyou: ['email', 'call'] },
  errors: { mobile: 'invalid' },
};
