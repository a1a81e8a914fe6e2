import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../server/createServer.ts';
import type { Build } from '../../server/loadBuild.ts';
import { openStore } from '../../server/store.ts';

/** A site that answers as in production, on a free port, with a store of its own. */
export type RunningSite = { origin: string; stop: () => Promise<void> };

/** Serves a built site until stopped; what forms send to it is thrown away then. */
export async function startSite(build: Build): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const store = openStore(folder);
  const app = createServer({ ...build, store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async stop() {
      await app.close();
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}
