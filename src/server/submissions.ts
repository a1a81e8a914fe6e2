import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { dataFolder } from './settings.ts';
import { openStoreToRead } from './store/openStore.ts';
import { referenceOf } from './store/reference.ts';
import type { Submission } from './store/submission.ts';

try {
  await exportRows(dataFolder(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Standard output carries rows and nothing else, so that it can be piped into a parser. */
async function exportRows(folder: string): Promise<void> {
  checkArguments();
  const store = await openStoreToRead(folder);
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const row of store.each()) {
      yield lineOf(row);
      count += 1;
    }
  }
  await pipeline(Readable.from(lines()), process.stdout, { end: false }).catch(ignoreClosedPipe);
  await store.close();
  process.stderr.write(`${count} ${count === 1 ? 'submission' : 'submissions'}\n`);
}

function lineOf({ id, kind, receivedAt, page, locale, policy, body }: Submission): string {
  const reference = referenceOf(id);
  return `${JSON.stringify({ id, reference, kind, receivedAt, page, locale, policy, body })}
`;
}

function checkArguments(): void {
  const given = process.argv.slice(2);
  if (isExport(given)) return;
  throw new Error(
    `Expected the command "export" with the format "ndjson", got "${given.join(' ')}": run \`node src/server/submissions.ts export --format ndjson\`.`,
  );
}

function isExport(given: string[]): boolean {
  try {
    const options = { format: { type: 'string', default: 'ndjson' } } as const;
    const { positionals, values } = parseArgs({ args: given, allowPositionals: true, options });
    return positionals.join(' ') === 'export' && values.format === 'ndjson';
  } catch {
    return false;
  }
}

/** A reader such as `head` may stop early; that is no failure of ours. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
