import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { root } from '../../../src/project/root.ts';
import { askDatabase } from '../../../src/server/testing/postgres/newDatabase.ts';
import {
  startPostgres,
  type PostgresServer,
} from '../../../src/server/testing/postgres/startPostgres.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../../src/server/testing/serverProcess.ts';
import { temporaryFolder, temporarySite } from '../../../src/server/testing/temporarySite.ts';
import { isLong } from './scale.ts';

/** An instance of the site, with a folder of its own. */
export type Instance = {
  /** Starts it, and resolves once it listens. */
  start: (environment?: NodeJS.ProcessEnv) => Promise<void>;
  /** Ends it, and resolves once it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Where it was started last. */
  readonly server: ServerProcess;
  /** Resolves once it could store a submission. */
  ready: () => Promise<void>;
};

/** A site with instances that share a database. */
export type SharedSite = {
  database: PostgresServer;
  url: string;
  instances: readonly Instance[];
  /** Where those are that listen. */
  origins: () => string[];
  /** The message of each row. */
  messages: () => Promise<string[]>;
};

/** What makes every commit wait for the disk, as a server does that nobody has told otherwise. */
const durable = {};

/**
 * Prepares instances of the site, none of them started, on a real database that loses nothing in a crash:
 * the site as it is built in a long run, else a small one. Nobody is limited in what they post.
 */
export async function sharedSite(count: number): Promise<SharedSite> {
  const site = isLong ? root : temporarySite();
  const database = await startPostgres(durable);
  onTestFinished(() => database.close());
  const url = await database.createDatabase();
  const instances = Array.from({ length: count }, () => instanceOf(site, url));
  return {
    ...{ database, url, instances },
    origins: () =>
      instances.flatMap(({ server: { process, origin } }) =>
        process.exitCode === null && process.signalCode === null ? [origin] : [],
      ),
    async messages() {
      const rows = await askDatabase(
        url,
        `SELECT body::json ->> 'message' AS message FROM submissions`,
      );
      return rows.map(({ message }) => String(message));
    },
  };
}

/** An instance over a built site that stores in a database. */
export function instanceOf(site: string, url: string): Instance {
  const data = join(temporaryFolder(), 'data');
  let server: ServerProcess | undefined;
  const started = (): ServerProcess => {
    if (server !== undefined) return server;
    throw new Error('Expected an instance that was started, got one that was not: start it.');
  };
  return {
    get server() {
      return started();
    },
    async start(environment) {
      server = await startServerProcess(site, {
        environment: { DATA_DIR: data, RATE_LIMIT: '0', DATABASE_URL: url, ...environment },
      });
      const { process } = server;
      onTestFinished(() => void process.kill('SIGKILL'));
    },
    async end(signal) {
      const { process } = started();
      const ended = once(process, 'exit');
      process.kill(signal);
      await ended;
    },
    async ready() {
      for (;;) {
        const answer = await fetch(`${started().origin}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.status === 200) return;
        await wait(20);
      }
    },
  };
}
