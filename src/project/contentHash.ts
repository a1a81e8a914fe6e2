import { createHash } from 'node:crypto';

/** A name for a text that another text does not have, as long as the hashes that the bundler puts into names. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}
