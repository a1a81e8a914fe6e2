import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewsletterForm, type NewsletterFormProps } from '../NewsletterForm.tsx';
import { newsletterProps } from './formProps.ts';

const { label } = newsletterProps.words.fields.email;

export function show(props: Partial<NewsletterFormProps> = {}): HTMLElement {
  return render(<NewsletterForm {...newsletterProps} {...props} />).container;
}

export function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

export function submitButton(): HTMLButtonElement {
  return screen.getByRole('button');
}

async function type(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

export async function signUp(text = 'asha@example.com'): Promise<void> {
  await type(text);
  await userEvent.keyboard('{Enter}');
}

/** What assistive technology has been given to announce, from all regions. */
export function announced(): string {
  const regions = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
  return regions.map((region) => region.textContent.trim()).join('');
}
