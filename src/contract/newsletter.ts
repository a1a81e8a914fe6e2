import { limits, result, trimmed, type ErrorCode, type Result } from './rules.ts';

export type NewsletterField = 'email';

/** The body of a newsletter sign-up. */
export type NewsletterRequest = Record<NewsletterField, string>;

/**
 * Reads a sign-up from untrusted fields. The only shape rule is an `@` (S5.19);
 * its message is the same for every mistake.
 */
export function parseNewsletter(
  input: Readonly<Record<string, unknown>>,
): Result<NewsletterRequest, NewsletterField> {
  const email = trimmed(input['email']);
  return result({ email }, shape(email));
}

function shape(email: string): { email?: ErrorCode } {
  return email.includes('@') && email.length <= limits.email ? {} : { email: 'invalid' };
}
