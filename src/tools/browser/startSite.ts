import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../server/createServer.ts';
import type { Build } from '../../server/site/loadBuild.ts';
import type { SendPage } from '../../server/site/sendPage.ts';
import { siteOnDisk } from '../../server/site/siteOnDisk.ts';
import { openStore } from '../../server/store/openStore.ts';
import type { Submission } from '../../server/store/submission.ts';
import { addSampleSignUps, sampleLinks } from './sampleSignUps.ts';

/** A site that answers as in production, on a free port, with a store of its own. */
export type RunningSite = {
  origin: string;
  /** Everything stored so far, in the order of arrival, but the samples. */
  rows: () => Promise<Submission[]>;
  stop: () => Promise<void>;
};

/** A build, and how its pages are sent if not as they were written. */
export type ServedBuild = Build & { sendPage?: SendPage };

/**
 * Serves a built site in this process until stopped; what forms send to it is thrown away then.
 * For tests of the process itself there is `startServerProcess`.
 */
export async function startSite(build: ServedBuild): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const store = await openStore(folder);
  const isSample = await addSampleSignUps(store);
  const { sendPage } = build;
  const app = createServer({
    site: { ...siteOnDisk(build), ...(sendPage && { sendPage }) },
    store,
    // Journeys post often, and all from one address.
    rateLimit: 0,
    links: sampleLinks,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    async rows() {
      const rows = await Array.fromAsync(store.each());
      return rows.filter((row) => !isSample(row));
    },
    async stop() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
