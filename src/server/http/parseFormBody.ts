import { parse } from 'node:querystring';
import { Problem } from './problem.ts';

/**
 * Reads the fields of a native form from an untrusted body; a key that repeats holds a list.
 * Line breaks become the single LF that the visitor typed: browsers send CR LF, which would count
 * twice against the limits.
 * @throws Problem 400 for malformed percent-encoding or UTF-8, and for a `__proto__` key.
 */
export function parseFormBody(text: string): Record<string, unknown> {
  if (!isWellFormed(text)) {
    throw new Problem(
      400,
      'Expected percent-encoded UTF-8, got text that is not: check the body and send it again.',
    );
  }
  const fields = parse(text.replaceAll(/%0D%0A/giu, '%0A'));
  if (Object.hasOwn(fields, '__proto__')) {
    throw new Problem(400, 'Expected the fields of the form, got a key "__proto__": leave it out.');
  }
  return fields;
}

/** Bytes that were not UTF-8 have become U+FFFD by now; browsers encode a typed one. */
function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return !text.includes('\uFFFD');
  } catch {
    return false;
  }
}
