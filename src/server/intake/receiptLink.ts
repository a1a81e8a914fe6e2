import { receiptMinutes, type SubmissionKind } from '../../contract/intake.ts';
import type { SealedLinks } from '../links/sealedLinks.ts';

/** Milliseconds for which a link shows what was sent. */
export const receiptLife = receiptMinutes * 60_000;

/** The parameter of a thank-you page that says whose receipt it shows. */
export const receiptParameter = 'receipt';

/** The page that thanks for a kind of submission. */
export function thanksIdOf<Kind extends SubmissionKind>(kind: Kind): `thanks-${Kind}` {
  return `thanks-${kind}`;
}

/** The query that shows a row to whoever has just sent it, without a word of it in the address. */
export function receiptQuery({ seal }: SealedLinks, id: string): string {
  return `${receiptParameter}=${seal('receipt', id, Date.now() + receiptLife)}`;
}
