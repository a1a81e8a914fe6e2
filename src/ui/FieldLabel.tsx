/** The words that every required field's label carries, the same for all of a form. */
export type RequiredWords = { asterisk: string; required: string };

/**
 * The text of a required field's label: the asterisk for the eye, "(required)" for assistive
 * technology (specification section 5; React Aria's select exposes no required state, #8607).
 */
export function FieldLabel({ label, words }: { label: string; words: RequiredWords }) {
  return (
    <>
      {label} <span aria-hidden="true">{words.asterisk}</span>
      <span className="visually-hidden">{words.required}</span>
    </>
  );
}
