import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  contactPreferences,
  type ContactPreference as Preference,
} from '../contract/consultation.ts';
import { ContactPreference } from './ContactPreference.tsx';
import { consultationProps } from './testing/formProps.ts';

const { words } = consultationProps;
const preference = words.fields.wecontactyou;
const { options, cleared } = preference;

function Field({ value: first, error }: { value: readonly Preference[]; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <ContactPreference
      id="preference"
      name="wecontactyou"
      words={words}
      preferenceWords={preference}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

function show(...value: Preference[]) {
  return render(<Field value={value} />);
}

function box(name: Preference): HTMLInputElement {
  return screen.getByRole('checkbox', { name: options[name] });
}

function ticked(): Preference[] {
  return contactPreferences.filter((name) => box(name).checked);
}

function announced(): string {
  return screen.getByRole('status').textContent.trim();
}

test.each<[Preference[], Preference, Preference[], string]>([
  [[], 'email', ['email'], ''],
  [['email'], 'call', ['email', 'call'], ''],
  [['email', 'call'], 'email', ['call'], ''],
  [[], 'either', ['either'], ''],
  [['either'], 'either', [], ''],
  [['email'], 'either', ['either'], cleared.email],
  [['call'], 'either', ['either'], cleared.call],
  [['email', 'call'], 'either', ['either'], cleared.both],
  [['either'], 'email', ['email'], cleared.either],
  [['either'], 'call', ['call'], cleared.either],
  // As a native post without a script may hold them.
  [['email', 'either'], 'call', ['email', 'call'], cleared.either],
])(
  'with %j ticked, choosing %s leaves %j, and what was cleared is told',
  { tags: ['contact/exclusive', 'S4.11'] },
  async (before, choice, after, sentence) => {
    show(...before);
    await userEvent.click(box(choice));
    expect(ticked()).toEqual(after);
    expect(announced()).toBe(sentence);
  },
);

test('the focus stays on the box that was chosen', { tags: 'contact/focus' }, async () => {
  show('email', 'call');
  box('either').focus();
  await userEvent.keyboard(' ');
  expect(ticked()).toEqual(['either']);
  expect(document.activeElement).toBe(box('either'));
});

test(
  'what was cleared is told again when it happens again',
  { tags: 'contact/announce-again' },
  async () => {
    show('email');
    await userEvent.click(box('either'));
    await userEvent.click(box('either'));
    expect(announced()).toBe('');
    await userEvent.click(box('email'));
    await userEvent.click(box('either'));
    expect(announced()).toBe(cleared.email);
  },
);
