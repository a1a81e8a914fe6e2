import { useState } from 'react';
import {
  contactPreferences,
  type ContactPreference as Preference,
} from '../contract/consultation.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { CheckboxGroupField } from '../ui/CheckboxGroupField.tsx';
import type { RequiredWords } from '../ui/FieldLabel.tsx';
import type { ChoicesWords } from './formWords.ts';
import type { Word } from '../words/word.ts';

type Props = {
  id: string;
  name: string;
  words: RequiredWords & { errorPrefix: Word };
  preferenceWords: ChoicesWords<Preference>;
  value: readonly Preference[];
  onChange: (value: readonly Preference[]) => void;
  error?: Word | undefined;
  isOptional?: boolean | undefined;
};

/**
 * How the visitor wants to be contacted: one way, both, or 'either' alone (S4.11). What the rule
 * unticks is seen by the eye, so it is said politely too.
 */
export function ContactPreference(props: Props) {
  const { preferenceWords, value, onChange, ...field } = props;
  const { label, hint, or, options } = preferenceWords;
  const [cleared, setCleared] = useState<{ text: Word; turn: number }>({ text: '', turn: 0 });
  return (
    <>
      <CheckboxGroupField
        {...field}
        label={label}
        hint={hint}
        options={contactPreferences.map((preference) => ({
          value: preference,
          label: options[preference],
          divider: preference === 'either' ? or : undefined,
        }))}
        value={value}
        onChange={(ticked) => {
          const next = withoutExcluded(value, ticked);
          const [lost, ...others] = value.filter(
            (preference) => ticked.includes(preference) && !next.includes(preference),
          );
          const key = others.length > 0 ? 'both' : lost;
          const text = key === undefined ? '' : preferenceWords.cleared[key];
          setCleared(({ turn }) => ({ text, turn: turn + 1 }));
          onChange(next);
        }}
      />
      <Announcement {...cleared} />
    </>
  );
}

/** Applies the rule to what is ticked now; the option ticked last wins. */
function withoutExcluded(before: readonly Preference[], ticked: readonly string[]): Preference[] {
  const isEitherNew = ticked.includes('either') && !before.includes('either');
  return contactPreferences.filter(
    (preference) =>
      ticked.includes(preference) &&
      (ticked.length === 1 || (preference === 'either') === isEitherNew),
  );
}
