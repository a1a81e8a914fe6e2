import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../../src/project/root.ts';
import {
  startServerProcess,
  type ServerProcess,
  type StartOptions,
} from '../../../src/server/testing/serverProcess.ts';
import { temporaryFolder, temporarySite } from '../../../src/server/testing/temporarySite.ts';
import { openStoreToRead } from '../../../src/server/store/openStore.ts';
import type { Submission } from '../../../src/server/store/submission.ts';
import { isLong } from './scale.ts';

/** A site that servers are started on, one after the other, with one data folder. */
export type ServedSite = {
  data: string;
  /** Starts a server, which ends with the test. */
  start: (options?: StartOptions) => Promise<ServerProcess>;
  rows: () => Promise<Submission[]>;
  /** The message of each row. */
  messages: () => Promise<string[]>;
};

/** The site as it is built in a long run, else a small one. Nobody is limited in what they post. */
export function servedSite(): ServedSite {
  const site = isLong ? root : temporarySite();
  const data = join(temporaryFolder(), 'data');
  const rows = async (): Promise<Submission[]> => {
    const store = await openStoreToRead(data);
    const all = await Array.fromAsync(store.each());
    await store.close();
    return all;
  };
  return {
    data,
    async start({ environment, ...options } = {}) {
      const server = await startServerProcess(site, {
        ...options,
        environment: { DATA_DIR: data, RATE_LIMIT: '0', ...environment },
      });
      // So much is logged that an unread pipe would fill.
      server.process.stdout?.resume();
      onTestFinished(() => void server.process.kill('SIGKILL'));
      return server;
    },
    rows,
    messages: async () => (await rows()).map(({ body }) => body['message'] ?? ''),
  };
}
