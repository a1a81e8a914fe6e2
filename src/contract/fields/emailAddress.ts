import type { TextField } from '../form.ts';
import { email } from './email.ts';

/** A field for an email address (S5.4). */
export const emailAddress = { ...email, accepts: hasShape } as const satisfies TextField;

/**
 * One `@`, no white space, and a domain with a dot that has something on both sides
 * (S5.4, S12.9). Scans instead of matching a pattern, so no input can make it slow.
 */
function hasShape(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || at !== value.lastIndexOf('@') || /\s/u.test(value)) return false;
  const domain = value.slice(at + 1);
  return domain.indexOf('.') > 0 && !domain.endsWith('.');
}
