import { createHmac } from 'node:crypto';

/** Names the header in which {@link signature} is sent. */
export const signatureHeader = 'X-Signature';

/**
 * Signs a POST, so that its receiver knows who sent these bytes and when: HMAC-SHA256 over time, dot and
 * bytes, in hexadecimal.
 * @param time seconds since 1970.
 */
export function signature(secret: string, time: number, bytes: string): string {
  const code = createHmac('sha256', secret).update(`${time}.${bytes}`).digest('hex');
  return `t=${time},v1=${code}`;
}
