import type { ChoiceField, ChoicesField, ErrorCode, Field, Form } from '../contract/form.ts';
import { textOf } from '../words/textOf.ts';
import type { Word } from '../words/word.ts';

/** What a form is given on its page: the rest is the same on every page of a language. */
export type OwnPage = {
  /** The native action, with page and locale in its query. */
  action: string;
  /** The page's title as it is without mistakes; nothing can mark its language. */
  title: string;
};

/** The words that every form needs, whatever its fields. */
export type FormWords = {
  asterisk: Word;
  requiredNote: Word;
  errorPrefix: Word;
  /** The page's title while a form on it shows mistakes, with a `place` for the title without. */
  errorTitle: Word;
  sending: Word;
  /** Says the number of what was sent, with a `place` for it. */
  reference: Word;
  submit: Word;
  /** Answered, but not taken. */
  failed: Word;
  /** Said behind it where sending the same again may do, but not at once. */
  wait: Word;
};

/** What a form of several fields needs beside: a summary of mistakes, and more to say of failure. */
export type RequestWords = FormWords & {
  /** Heading of the error summary. */
  summary: Word;
  /** Said with every failure: nothing was lost, and another way to reach us. */
  kept: Word;
};

/** The words of every field of a form, by its name. One that is missing is a type error. */
export type FieldsWords<Of extends Form> = {
  [Name in keyof Of['fields']]: FieldWords<Of['fields'][Name]>;
};

/** The words of a field: what its kind needs, and a sentence for each mistake it can have. */
type FieldWords<Of extends Field> = {
  label: Word;
  errors: Readonly<Record<ShownCode<Of>, Word>>;
} & (Of extends ChoicesField<infer Option>
  ? ChoicesWords<Option>
  : Of extends ChoiceField<infer Option>
    ? { placeholder: Word; hint?: Word; options: Readonly<Record<Option, Word>> }
    : { hint?: Word });

/** The words of a group of boxes, one of which stands alone. */
export type ChoicesWords<Option extends string> = {
  label: Word;
  /** The rule that 'either' stands alone, told before anything is ticked (WCAG 3.2.2). */
  hint: Word;
  /** The word before 'either'. */
  or: Word;
  options: Readonly<Record<Option, Word>>;
  /** Whole sentences that say what a choice has unticked; `both` are email and call. */
  cleared: Readonly<Record<Option | 'both', Word>>;
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
      | (Of extends { limit: number } ? 'too-long' | 'unshowable' : never)
      | (Of extends { accepts: unknown } ? 'invalid' : never);

/** The words of any field, for whoever draws them all. */
export type AnyFieldWords = {
  label: Word;
  errors: Readonly<Partial<Record<ErrorCode, Word>>>;
  hint?: Word;
  placeholder?: Word;
  options?: Readonly<Record<string, Word>>;
};

/**
 * The sentence for a field's error, or undefined if it has none. Throws if the field has an
 * error that no sentence was written for: that is our mistake, not the visitor's.
 */
export function messageOf(
  { label, errors }: AnyFieldWords,
  code: ErrorCode | undefined,
): Word | undefined {
  if (code === undefined) return undefined;
  const message = errors[code] ?? (code === 'invalid' ? errors.required : undefined);
  if (message === undefined) throw new Error(`Expected a message for ${textOf(label)}: ${code}.`);
  return message;
}
