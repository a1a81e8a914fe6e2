import { createHash } from 'node:crypto';

/** Digits and capitals without I, L, O and U, which are taken for others (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number of a row that people read out over the phone, such as "7K3M-9QXT": 40 bits of the
 * SHA-256 of its id, so that it is always the same and says nothing of what was sent.
 */
export function referenceOf(id: string): string {
  const bits = createHash('sha256').update(id).digest().readUIntBE(0, 5);
  const digits = bits.toString(32).padStart(8, '0');
  const letters = Array.from(digits, (digit) => alphabet[parseInt(digit, 32)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
