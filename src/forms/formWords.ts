import type { ChoiceField, ChoicesField, ErrorCode, Field, Form } from '../contract/form.ts';

/** The words that every form needs, whatever its fields. */
export type FormWords = {
  asterisk: string;
  requiredNote: string;
  errorPrefix: string;
  /** The page's title as it is, and while the form shows errors. */
  pageTitle: string;
  errorTitle: string;
  sending: string;
  submit: string;
  /** Answered, but not taken. */
  failed: string;
};

/** What a form of several fields needs beside: a summary of mistakes, and more to say of failure. */
export type RequestWords = FormWords & {
  /** Heading of the error summary. */
  summary: string;
  /** Said with every failure: nothing was lost, and another way to reach us. */
  kept: string;
};

/** The words of every field of a form, by its name. One that is missing is a type error. */
export type FieldsWords<Of extends Form> = {
  [Name in keyof Of['fields']]: FieldWords<Of['fields'][Name]>;
};

/** The words of a field: what its kind needs, and a sentence for each mistake it can have. */
type FieldWords<Of extends Field> = {
  label: string;
  errors: Readonly<Record<ShownCode<Of>, string>>;
} & (Of extends ChoicesField<infer Option>
  ? ChoicesWords<Option>
  : Of extends ChoiceField<infer Option>
    ? { placeholder: string; options: Readonly<Record<Option, string>> }
    : { hint?: string });

/** The words of a group of boxes, one of which stands alone. */
export type ChoicesWords<Option extends string> = {
  label: string;
  /** The rule that 'either' stands alone, told before anything is ticked (WCAG 3.2.2). */
  hint: string;
  /** The word before 'either'. */
  or: string;
  options: Readonly<Record<Option, string>>;
  /** Whole sentences that say what a choice has unticked; `both` are email and call. */
  cleared: Readonly<Record<Option | 'both', string>>;
};

/**
 * The codes that a field's sentences must answer. A choice that is not offered is asked for anew
 * where one must be made: see {@link messageOf}.
 */
type ShownCode<Of extends Field> = Of extends { everyMistake: infer Code extends ErrorCode }
  ? Code
  :
      | (Of extends { isOptional: true }
          ? Of extends ChoiceField
            ? 'invalid'
            : never
          : 'required')
      | (Of extends { limit: number } ? 'too-long' : never)
      | (Of extends { accepts: unknown } ? 'invalid' : never);

/** The words of any field, for whoever draws them all. */
export type AnyFieldWords = {
  label: string;
  errors: Readonly<Partial<Record<ErrorCode, string>>>;
  hint?: string;
  placeholder?: string;
  options?: Readonly<Record<string, string>>;
};

/**
 * The sentence for a field's error, or undefined if it has none. Throws if the field has an
 * error that no sentence was written for: that is our mistake, not the visitor's.
 */
export function messageOf(
  { label, errors }: AnyFieldWords,
  code: ErrorCode | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  const message = errors[code] ?? (code === 'invalid' ? errors.required : undefined);
  if (message === undefined) throw new Error(`Expected a message for ${label}: ${code}.`);
  return message;
}
