import type { SubmissionKind } from './intake.ts';

/**
 * What a visitor can get wrong in one field (S5.1 to S5.20). The locale turns a code
 * into words, so that browser and server refuse with the same sentence.
 */
export type ErrorCode = 'required' | 'invalid' | 'too-long' | 'unshowable';

/** What one field holds: a text, or a list where it repeats. Joined only in what is sent. */
export type Value = string | readonly string[];

/** The labels of a field's options by their keys. */
export type Labels = Readonly<Record<string, string>>;

type Common = {
  /** May stay empty, and is not sent then; every other field is required. */
  isOptional?: boolean;
  /** Asked for in the form and never sent by a script. */
  isFormOnly?: boolean;
  /** The code that stands for all mistakes, where one sentence does. */
  everyMistake?: ErrorCode;
};

/** A box to type into. */
export type TextField = Common & {
  kind: 'text';
  attributes?: TextAttributes;
  /**
   * Longest accepted value in UTF-16 units, trimmed, of a text that is free; its sentences name it as
   * `{{limit, number}}`.
   */
  limit?: number;
  /** How many digits there must be; its sentences name them as `{{digits, number}}`. */
  digits?: number;
  /** Gives the text that is sent for an untrusted value; without it the trimmed one is. */
  read?: (given: unknown) => string;
  /** Whether a text that is neither empty nor too long is valid. */
  accepts?: (value: string) => boolean;
};

type TextAttributes = {
  type?: 'email';
  /** The keyboard of a touch screen, where the type does not ask for one. */
  inputMode?: 'tel';
  /** WCAG 1.3.5 token. */
  autoComplete?: string;
  /** Makes it a box of so many lines. */
  rows?: number;
  /** Flagged by the browser's own `required` (the email field). */
  isNativelyRequired?: boolean;
};

/** A list to take one option of; what the form holds is the option's key. */
export type ChoiceField<Option extends string = string> = Common & {
  kind: 'choice';
  options: readonly Option[];
  /** Sends the option's label in the source language, in every language, instead of its key. */
  sendsLabel?: boolean;
  attributes?: undefined;
  read?: undefined;
};

/** Boxes to tick, any number of them: the one kind of field that repeats. */
export type ChoicesField<Option extends string = string> = Common & {
  kind: 'choices';
  options: readonly Option[];
  /** What is known of the ticked boxes, in the order of the options. */
  read: (given: unknown) => readonly Option[];
};

export type Field = TextField | ChoiceField | ChoicesField;

/** One form, described once: whatever draws, reads, refuses or keeps it derives from this. */
export type Form = {
  kind: SubmissionKind;
  /** By the names that are sent, in the order of the form. */
  fields: Readonly<Record<string, Field>>;
  /** What is sent beside the fields, by the name of the field that it follows from. */
  derived?: Readonly<Record<string, string>>;
  /** Adds what is derived, in the order of the specification; without it fields go as they are. */
  complete?: (body: Readonly<Record<string, string>>) => object;
};

export type FieldName<Of extends Form> = keyof Of['fields'] & string;

/** What a script sends and the server keeps: texts, in the order of the specification. */
export type Body<Of extends Form = Form> = Readonly<
  { [Name in SentName<Of>]: string } & { [Name in keyof Of['derived'] & string]: string }
>;

type SentName<Of extends Form> = {
  [Name in FieldName<Of>]: Of['fields'][Name] extends { isFormOnly: true } ? never : Name;
}[FieldName<Of>];

/** At most one error per field; a field without an error is absent. */
export type FieldErrors<Name extends string = string> = { [Key in Name]?: ErrorCode };

/** A parsed request, or one error code per field that needs mending. */
export type Result<Parsed, Name extends string = string> =
  | { ok: true; value: Parsed }
  | { ok: false; errors: FieldErrors<Name> };

/** Untrusted values by field name. */
export type Given = Readonly<Record<string, unknown>>;

/** The labels of every field that sends one. */
export type FormLabels = Readonly<Record<string, Labels>>;
