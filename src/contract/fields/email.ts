import type { TextField } from '../form.ts';

/** What every field for an email address is, whatever its shape must be. */
export const email = {
  kind: 'text',
  limit: 254,
  attributes: { type: 'email', autoComplete: 'email', isNativelyRequired: true },
} as const satisfies TextField;
