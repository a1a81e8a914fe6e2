import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { pageTitle, quoteProps } from './formProps.ts';

/** The words that every form has. */
const { words } = quoteProps;

/** Gives each test of the file a page with a title, and takes away what the last one left. */
export function setUpForms(): void {
  beforeEach(() => {
    document.title = pageTitle;
    // jsdom lays nothing out and so cannot scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
}

/** The required text field with this label. */
export function textField(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label });
}

/** The button of a list, also while a dialog lies over it. */
export function listButton(label: string): HTMLElement {
  return screen.getByRole('combobox', { name: label, hidden: true });
}

export function submitButton(): HTMLElement {
  return document.querySelector<HTMLElement>('button[type=submit]') ?? expect.fail('No submit.');
}

/** What the urgent region has been given to announce. */
export function alertText(): string {
  return screen.getByRole('alert', { hidden: true }).textContent;
}

/** What polite regions have been given to announce. */
export function statusText(): string {
  const regions = screen.getAllByRole('status', { hidden: true });
  return regions.map((region) => region.textContent.trim()).join('');
}

/** The box that names all mistakes. */
export function summary(): HTMLElement {
  return screen.getByRole('group', { name: words.summary });
}

export function summaryTexts(): (string | null)[] {
  return within(summary())
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** Replaces what stands in a field, at once as a browser's own filling in does. */
export function writeInto(control: HTMLElement, text: string): void {
  fireEvent.change(control, { target: { value: text } });
}

/** What a list shows as chosen, the browser's own or ours in its place. */
export function chosenIn(list: HTMLElement): string {
  const chosen = list instanceof HTMLSelectElement ? list.selectedOptions[0] : list;
  return chosen?.textContent ?? '';
}

/** Opens a list, once it has taken the place of the browser's own, and takes one of its options. */
export async function chooseFrom(list: () => HTMLElement, label: string): Promise<void> {
  await waitFor(() => expect(list()).toBeInstanceOf(HTMLButtonElement));
  await userEvent.click(list());
  await userEvent.click(screen.getByRole('option', { name: label }));
}

export function send(): Promise<void> {
  return userEvent.click(submitButton());
}
