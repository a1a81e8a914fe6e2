import { sealedLinks } from '../../server/links/sealedLinks.ts';
import { submissionOf, type Submission } from '../../server/store/submission.ts';
import type { Store } from '../../server/store/store.ts';

const [unconfirmed, confirmed] = ['asha@example.org', 'ravi@example.org'].map((email) =>
  submissionOf({ kind: 'newsletter', body: { email } }),
) as [Submission, Submission];

/** Reads the links of sign-ups on every site that is served by a tool of ours. */
export const sampleLinks = sealedLinks('of sites that nobody but our tools opens');

/** The queries of the page that links in mails open, by what it shows. */
export const sampleQueries = {
  toConfirm: `?confirm=${sampleLinks.seal('confirm', unconfirmed.id)}`,
  confirmed: `?confirm=${sampleLinks.seal('confirm', confirmed.id)}`,
  unsubscribe: `?unsubscribe=${sampleLinks.seal('unsubscribe', unconfirmed.id)}`,
};

/** Stores the sign-ups of {@link sampleQueries}; returns what tells them from what visitors send. */
export async function addSampleSignUps(store: Store): Promise<(row: Submission) => boolean> {
  for (const row of [unconfirmed, confirmed]) await store.insert(row);
  await store.confirm(confirmed.id, confirmed.receivedAt);
  return ({ id }) => id === unconfirmed.id || id === confirmed.id;
}
