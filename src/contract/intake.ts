/** The three kinds of submission the site takes. */
export const submissionKinds = ['quote', 'consultation', 'newsletter'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** Where each kind is posted (S7.1 to S7.3; the spelling is the provider's). */
export const intakePaths: Readonly<Record<SubmissionKind, string>> = {
  quote: '/api/students/saverequestQuoteTecheon',
  consultation: '/api/students/saveGetConsulation',
  newsletter: '/api/students/saveEmail',
};

/** Request header that makes a repeated post the same submission; only sent to our own intake. */
export const idempotencyHeader = 'Idempotency-Key';

/** Minutes for which the link of a native post shows what was sent: long enough to print it. */
export const receiptMinutes = 10;

/** Days for which the link works that asks a newsletter sign-up to be confirmed. */
export const confirmationDays = 7;

/** What a submission key may look like: 8 to 64 URL-safe characters. */
export const idempotencyKeyShape = /^[A-Za-z0-9_-]{8,64}$/u;
