import { Problem } from './problem.ts';

/**
 * Reads a JSON object from untrusted bytes.
 * @throws Problem 400 for anything but an object in well-formed UTF-8, and for a `__proto__` key
 *   at any depth.
 */
export function parseJsonBody(bytes: Uint8Array): Record<string, unknown> {
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem(
      400,
      'Expected a JSON object, got another JSON value: send the fields as one object.',
    );
  }
  return value as Record<string, unknown>;
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, refuseOddities);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      400,
      'Expected JSON in UTF-8, got text that is not: check the body and send it again.',
    );
  }
}

function refuseOddities(key: string, value: unknown): unknown {
  if (key === '__proto__') {
    throw new Problem(400, 'Expected the fields of the form, got a key "__proto__": leave it out.');
  }
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw new Problem(
      400,
      'Expected Unicode text, got half a surrogate pair: check how the text was cut.',
    );
  }
  return value;
}
