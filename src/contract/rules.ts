/**
 * What a visitor can get wrong in one field (S5.1 to S5.20). The locale turns a code into
 * words, so that browser and server refuse with the same sentence.
 */
export type ErrorCode = 'required' | 'invalid' | 'too-long';

/** A parsed request, or one error code per field that needs mending. */
export type Result<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<Field> };

/** At most one error per field; a field without an error is absent. */
export type FieldErrors<Field extends string> = { [Key in Field]?: ErrorCode };

/** Longest accepted value in UTF-16 units, trimmed. */
export const limits = { name: 200, company: 200, email: 254, message: 5000 } as const;

/** A rule reads the trimmed text of one field and names the mistake, or nothing. */
export type Rule = (value: string) => ErrorCode | undefined;

/** The trimmed text of an untrusted value; anything but a string counts as empty. */
export function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Accepts one to `longest` UTF-16 units. */
export function text(longest: number): Rule {
  return (value) => {
    if (value === '') return 'required';
    return value.length > longest ? 'too-long' : undefined;
  };
}

/**
 * Accepts one `@`, no white space, and a domain with a dot that has something on both sides
 * (S5.4, S12.9). Scans instead of matching a pattern, so no input can make it slow.
 */
export const emailAddress: Rule = (value) => {
  if (value === '') return 'required';
  if (value.length > limits.email) return 'too-long';
  const at = value.indexOf('@');
  if (at < 1 || at !== value.lastIndexOf('@') || /\s/u.test(value)) return 'invalid';
  const domain = value.slice(at + 1);
  const dot = domain.indexOf('.');
  return dot < 1 || domain.endsWith('.') ? 'invalid' : undefined;
};

/** Accepts exactly ten ASCII digits; run {@link phoneDigits} over typed text first. */
export const phoneNumber: Rule = (value) => {
  if (value === '') return 'required';
  return /^[0-9]{10}$/u.test(value) ? undefined : 'invalid';
};

/** Accepts one of the offered choices. */
export function choice(offered: readonly string[]): Rule {
  return (value) => {
    if (value === '') return 'required';
    return offered.includes(value) ? undefined : 'invalid';
  };
}

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
export function phoneDigits(typed: string): string {
  return asciiDigits(typed).replace(separators, '') || typed;
}

/** Runs one rule per field over trimmed values and keeps the fields that failed. */
export function failures<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, Rule>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const code = rules[field](values[field]);
    if (code !== undefined) errors[field] = code;
  }
  return errors;
}

/** Makes a result of parsed values and the failures found in them. */
export function result<Value, Field extends string>(
  value: Value,
  errors: FieldErrors<Field>,
): Result<Value, Field> {
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}
