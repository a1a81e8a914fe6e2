import type { TextField } from '../form.ts';
import { trimmed } from '../trimmed.ts';

/** A field for a phone number of exactly ten digits (S5.6), sent as ASCII. */
export const phoneNumber = {
  kind: 'text',
  digits: 10,
  attributes: { inputMode: 'tel', autoComplete: 'tel-national' },
  read: (given: unknown) => phoneDigits(trimmed(given)),
  accepts: (value: string) => /^[0-9]{10}$/u.test(value),
} as const satisfies TextField;

/**
 * Replaces decimal digits of any script (Devanagari, Arabic-Indic, full-width) by ASCII ones.
 * Compatibility forms normalize to ASCII; in every other script Unicode keeps the ten digits
 * together and in order, so counting back to the start of the run gives the digit, also where
 * two runs touch.
 */
export function asciiDigits(value: string): string {
  return value.replace(/\p{Nd}/gu, (digit) => {
    const normal = digit.normalize('NFKC');
    if (/^[0-9]$/u.test(normal)) return normal;
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}

/** What people and address books write between the digits of a phone number. */
const separators = /[\s\p{Dash}\p{Cf}.．()[\]（）]/gu;

/**
 * A typed phone number as it is sent: ASCII digits without the spaces, hyphens, dots and brackets
 * that group them, and without the invisible marks that copying leaves (WCAG 3.3.1: a number is
 * not refused for how it is written). Text of separators alone stays, so that it is not taken for
 * an empty field.
 */
function phoneDigits(typed: string): string {
  return asciiDigits(typed).replace(separators, '') || typed;
}
