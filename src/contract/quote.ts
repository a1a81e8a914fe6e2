import {
  choice,
  emailAddress,
  failures,
  limits,
  phoneDigits,
  phoneNumber,
  result,
  text,
  trimmed,
  type Result,
} from './rules.ts';

/** The keys of a quote request as sent, in the order of the form (S3.1). */
export const quoteFields = ['name', 'email', 'mobile', 'selectservice', 'message'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** The body of a quote request; `selectservice` is the English label, `mobile` ten ASCII digits. */
export type QuoteRequest = Record<QuoteField, string>;

/**
 * The service options of the quote form, in order: keys of S3.3, which name other things than
 * their labels do. The labels stand in the locales.
 */
export const quoteServices = ['web', 'uiux', 'cloud', 'ai', 'technologies'] as const;

export type QuoteService = (typeof quoteServices)[number];

/**
 * Reads a quote request from untrusted fields (parsed JSON or form data).
 * @param labels the English service labels; any other `selectservice` is invalid.
 */
export function parseQuote(
  input: Readonly<Record<string, unknown>>,
  labels: readonly string[],
): Result<QuoteRequest, QuoteField> {
  const value: QuoteRequest = {
    name: trimmed(input['name']),
    email: trimmed(input['email']),
    mobile: phoneDigits(trimmed(input['mobile'])),
    selectservice: trimmed(input['selectservice']),
    message: trimmed(input['message']),
  };
  const errors = failures(value, {
    name: text(limits.name),
    email: emailAddress,
    mobile: phoneNumber,
    selectservice: choice(labels),
    message: text(limits.message),
  });
  return result(value, errors);
}
