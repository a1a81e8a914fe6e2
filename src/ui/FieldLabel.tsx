/** The words that every required field's label carries, the same for all of a form. */
export type RequiredWords = { asterisk: string; required: string };

type Props = {
  label: string;
  words: RequiredWords;
  /** Set where the control has no state that says so, such as a group; nothing says it twice. */
  saysRequired?: boolean;
};

/**
 * The text of a required field's label (S5.9): the asterisk for the eye; that
 * the field is required is said by the state of its control (`required`, `aria-required`).
 */
export function FieldLabel({ label, words, saysRequired = false }: Props) {
  return (
    <>
      {label} <span aria-hidden="true">{words.asterisk}</span>
      {saysRequired && <span className="visually-hidden">{words.required}</span>}
    </>
  );
}
