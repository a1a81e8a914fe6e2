import '../layout/VisuallyHidden.css';
import type { Word } from '../words/word.ts';

/** The words that every required field's label carries, the same for all of a form. */
export type RequiredWords = { asterisk: Word; required: Word };

type Props = {
  label: Word;
  /** The label of a field that may stay empty is itself alone. */
  isOptional?: boolean | undefined;
} & (
  | { words: Pick<RequiredWords, 'asterisk'>; saysRequired?: false }
  // Set where the control has no state that says so, such as a group; nothing says it twice.
  | { words: RequiredWords; saysRequired: boolean }
);

/**
 * The text of a field's label, with the asterisk of a required one (S5.9) for
 * the eye; that the field is required is said by the state of its control (`required`,
 * `aria-required`).
 */
export function FieldLabel({ label, words, isOptional, saysRequired }: Props) {
  if (isOptional) return label;
  return (
    <>
      {label} <span aria-hidden="true">{words.asterisk}</span>
      {saysRequired && <span className="visually-hidden">{words.required}</span>}
    </>
  );
}
