import type { ErrorCode, FieldErrors } from '../contract/rules.ts';

/** The words that every form needs, whatever its fields. */
export type FormWords = {
  asterisk: string;
  required: string;
  requiredNote: string;
  errorPrefix: string;
  /** The page's title as it is, and while the form shows errors. */
  pageTitle: string;
  errorTitle: string;
  /** Heading of the error summary. */
  summary: string;
  sending: string;
  /** Said with every failure: nothing was lost, and another way to reach us. */
  kept: string;
};

/** The sentence for each mistake a field can have. */
export type ErrorMessages<Field extends string> = Readonly<
  Record<Field, Readonly<Partial<Record<ErrorCode, string>>>>
>;

/**
 * The sentence for a field's error, or undefined if it has none. Throws if the field has an
 * error that no sentence was written for: that is our mistake, not the visitor's.
 */
export function messageOf<Field extends string>(
  messages: ErrorMessages<Field>,
  errors: FieldErrors<Field>,
  field: Field,
): string | undefined {
  const code = errors[field];
  if (code === undefined) return undefined;
  const message = messages[field][code];
  if (message === undefined) throw new Error(`Expected a message for ${field}: ${code}.`);
  return message;
}
