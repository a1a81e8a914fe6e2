import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/openStore.ts';
import { submissionOf } from '../store/submission.ts';
import { program } from './runningServer.ts';
import { consultation, quote, temporaryFolder } from './temporarySite.ts';

/**
 * Runs a command of the owner as a process of its own, and waits for its end.
 * @param store the data folder, or the settings that choose another store.
 */
export function runSubmissions(
  store: string | NodeJS.ProcessEnv,
  ...parameters: readonly string[]
) {
  const chosen = typeof store === 'string' ? { DATA_DIR: store } : store;
  const env = { ...process.env, ...chosen };
  return spawnSync(process.execPath, [program('submissions.ts'), ...parameters], {
    env,
    encoding: 'utf8',
  });
}

/** A data folder for one test, with a consultation and quotes behind it, which no server uses. */
export async function filledFolder(count: number): Promise<string> {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.insert(
    submissionOf({ kind: 'consultation', body: consultation, page: 'home', locale: 'ar' }),
  );
  const body = { ...quote, message: 'line\nbreak' };
  await Promise.all(
    Array.from({ length: count - 1 }, (_, at) =>
      store.insert(submissionOf({ kind: 'quote', body, key: `key-${at + 1}-0000` })),
    ),
  );
  await store.close();
  return folder;
}

/** The files below a folder in whose bytes a text stands, in any letter case. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(text.toLowerCase()));
}
