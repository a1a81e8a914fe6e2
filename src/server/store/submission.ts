import { createHash } from 'node:crypto';
import type { SubmissionKind } from '../../contract/intake.ts';

/** One row of the store. */
export type Submission = {
  id: string;
  kind: SubmissionKind;
  body: Readonly<Record<string, string>>;
  /** SHA-256 of kind and body in hexadecimal; tells a repeat from another content. */
  digest: string;
  /** UTC, ISO 8601. */
  receivedAt: string;
  /** Route id and locale of the page that it was sent from; null where the sender named none of ours. */
  page: string | null;
  locale: string | null;
  /**
   * The day of the last change that the privacy policy had when it came, YYYY-MM-DD; null in rows of
   * programs that did not know it.
   */
  policy: string | null;
  /** When the link was used that was mailed to a sign-up, UTC, ISO 8601; null until then, and in other rows. */
  confirmedAt: string | null;
};

/** What is known of a submission before it has an id. */
export type Received = Pick<Submission, 'kind' | 'body'> & {
  /** The sender's idempotency key, of the shape that the contract gives. */
  key?: string | undefined;
  page?: string | undefined;
  locale?: string | undefined;
  policy?: string | undefined;
};

/**
 * Makes a row of what was received now. Without a key the same content on the same UTC day is the
 * same row; a newsletter address is one row for ever, whatever key or letter case it comes with. Page,
 * locale and policy make no difference: who tries again may do so elsewhere.
 */
export function submissionOf({ kind, body, key, page, locale, policy }: Received): Submission {
  const receivedAt = new Date().toISOString();
  const content = contentOf(kind, body);
  const digest = digestOf(kind, body);
  const derived = kind === 'newsletter' ? digest : sha256([kind, content, receivedAt.slice(0, 10)]);
  const isKeyed = key !== undefined && kind !== 'newsletter';
  return {
    // The colon may not stand in a sender's key, so nobody can occupy an id that we derive.
    id: isKeyed ? key : `${kind}:${derived}`,
    kind,
    body,
    digest,
    receivedAt,
    page: page ?? null,
    locale: locale ?? null,
    policy: policy ?? null,
    confirmedAt: null,
  };
}

/** The digest of what was sent: SHA-256 of kind and content in hexadecimal. */
export function digestOf(kind: SubmissionKind, body: Submission['body']): string {
  return sha256([kind, contentOf(kind, body)]);
}

/** What makes two submissions the same: of a sign-up the address alone, in any letter case. */
function contentOf(kind: SubmissionKind, body: Submission['body']): Record<string, unknown> {
  return kind === 'newsletter' ? { email: body['email']?.toLowerCase() } : body;
}

function sha256(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
