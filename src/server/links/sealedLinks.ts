import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a link is for: one for a receipt opens nothing else. Also the parameter of the address that holds it. */
export type LinkPurpose = 'receipt' | 'confirm' | 'unsubscribe';

/** Makes what links carry in place of an id, and reads it again. */
export type SealedLinks = {
  /**
   * Seals the id of a row into letters, digits, "-" and "_", which tell nobody what is in them.
   * @param expires milliseconds since 1970 after which it opens nothing; never, without it.
   */
  seal: (purpose: LinkPurpose, id: string, expires?: number) => string;
  /** What is sealed; undefined if the token is dead, altered, for another purpose, or not of this secret. */
  open: (purpose: LinkPurpose, token: string) => Sealed | undefined;
};

/** An id, and the milliseconds since 1970 after which it is no more to be had. */
type Sealed = { id: string; expires?: number };

const algorithm = 'aes-256-gcm';

/** Bytes of the nonce in front, as GCM has it, and of the seal at the end. */
const length = { nonce: 12, seal: 16 } as const;

/**
 * Links that need no entry anywhere. Sealed (AES-256-GCM, a key for each purpose) and not signed alone,
 * because the id of a sign-up is a hash of its address, which can be guessed.
 * @param secret at least 32 characters; without it one that lives as long as the process.
 */
export function sealedLinks(secret: string | Buffer = randomBytes(32)): SealedLinks {
  const keyFor = (purpose: LinkPurpose): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `link ${purpose}`, 32));
  return {
    seal(purpose, id, expires) {
      const nonce = randomBytes(length.nonce);
      const cipher = createCipheriv(algorithm, keyFor(purpose), nonce);
      const text = cipher.update(JSON.stringify({ id, expires }), 'utf8');
      return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(purpose, token) {
      const bytes = Buffer.from(token, 'base64url');
      // Other spellings of the same bytes are not ours.
      if (bytes.toString('base64url') !== token) return undefined;
      if (bytes.length <= length.nonce + length.seal) return undefined;
      const nonce = bytes.subarray(0, length.nonce);
      const decipher = createDecipheriv(algorithm, keyFor(purpose), nonce, {
        authTagLength: length.seal,
      });
      decipher.setAuthTag(bytes.subarray(-length.seal));
      try {
        const text = decipher.update(bytes.subarray(length.nonce, -length.seal));
        const read = Buffer.concat([text, decipher.final()]).toString();
        const sealed = JSON.parse(read) as Sealed;
        return Date.now() < (sealed.expires ?? Infinity) ? sealed : undefined;
      } catch {
        // The seal is broken; it is compared in constant time.
        return undefined;
      }
    },
  };
}
