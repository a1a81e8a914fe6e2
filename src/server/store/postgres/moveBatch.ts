import type { StoredBatch } from '../storedBatches.ts';
import { digestOf, type Submission } from '../submission.ts';
import { arraysOf, unnested, type TableRow } from './arraysOf.ts';
import type { Ask } from './connections.ts';
import { columns } from './insertRows.ts';

/**
 * Stores what is not there yet of a batch, in its order, each submission with its lines and mails; to be
 * called in a transaction. Of what is there, whether moved before or come by itself, only a confirmation is
 * added: its lines may have been told since.
 * @returns how many submissions were added.
 */
export async function moveBatch(ask: Ask, batch: StoredBatch): Promise<number> {
  const { submissions, outbox, mails } = batch;
  const added = await ask<{ id: string }>(addRows, arraysOf(submissions, rowColumns));
  const ids = new Set<unknown>(added.map(({ id }) => id));
  const isNew = ({ submission }: TableRow): boolean => ids.has(submission);
  await ask(addLines, arraysOf(outbox.filter(isNew), lineColumns));
  await ask(addMails, arraysOf(mails.filter(isNew), mailColumns));
  await ask(confirm, arraysOf(submissions, confirmColumns));
  return added.length;
}

/** The ids of a batch that are not there, and those that stand for another content there. */
export async function differencesOf(
  ask: Ask,
  { submissions }: StoredBatch,
): Promise<{ missing: string[]; other: string[] }> {
  const rows = await ask<TableRow>(find, [submissions.map(({ id }) => id)]);
  const found = new Map(rows.map((row) => [row['id'], row]));
  const [missing, other]: [string[], string[]] = [[], []];
  for (const row of submissions) {
    const there = found.get(row['id']);
    if (there === undefined) missing.push(String(row['id']));
    else if (!isSame(row, there)) other.push(String(row['id']));
  }
  return { missing, other };
}

/** Whether the digests are the same, and the content there is still what its digest says. */
function isSame(row: TableRow, there: TableRow): boolean {
  if (there['digest'] !== row['digest'] || there['kind'] !== row['kind']) return false;
  if (there['body'] === row['body']) return true;
  const body = JSON.parse(String(there['body'])) as Submission['body'];
  return digestOf(there['kind'] as Submission['kind'], body) === there['digest'];
}

const rowColumns = [...columns, 'confirmed_at'];

const lineColumns = ['submission', 'channel', 'attempts', 'since', 'next_at'];

const mailColumns = ['submission', 'address', 'sent_at'];

const confirmColumns = ['id', 'digest', 'confirmed_at'];

const addRows = {
  name: 'move rows',
  text: `${adding('submissions', rowColumns)} ON CONFLICT (id) DO NOTHING RETURNING id`,
};

const addLines = { name: 'move lines', text: adding('outbox', lineColumns) };

const addMails = { name: 'move mails', text: adding('mails', mailColumns) };

const confirm = {
  name: 'move confirmations',
  text: `UPDATE submissions SET confirmed_at = given.confirmed_at FROM ${unnested(confirmColumns)}
    WHERE submissions.id = given.id AND submissions.digest = given.digest
      AND submissions.confirmed_at IS NULL AND given.confirmed_at IS NOT NULL`,
};

const find = {
  name: 'moved rows',
  text: 'SELECT id, kind, body, digest FROM submissions WHERE id = ANY ($1)',
};

function adding(table: string, names: readonly string[]): string {
  const list = names.join(', ');
  return `INSERT INTO ${table} (${list}) SELECT ${list} FROM ${unnested(names)} ORDER BY arrival`;
}
