/**
 * Every table in which something of a submission may stand, and its column with the id of that submission.
 * What is erased or has grown too old is taken out of all of them; a test compares the list with the
 * schema, so that none is forgotten. A table whose rows belong to no submission has no such column: only
 * what holds an address is taken out of it.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'mails', submission: 'submission' },
  { table: 'outbox', submission: 'submission' },
  { table: 'submissions', submission: 'id' },
];

type PersonalTable = { table: string; submission?: string };
