import type { Submission } from './submission.ts';

/**
 * The submission in a row of its table, as a database gives it.
 * @param found of the table as it is, which may be that of an earlier program.
 */
export function rowOf({
  received_at: receivedAt,
  policy = null,
  confirmed_at: confirmedAt = null,
  ...found
}: Record<string, unknown>): Submission {
  const body: unknown = JSON.parse(String(found['body']));
  return { ...found, body, receivedAt, policy, confirmedAt } as Submission;
}
