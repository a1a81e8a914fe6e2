import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startPostgres } from '../../../src/server/testing/postgres/startPostgres.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../../src/server/testing/serverProcess.ts';
import { temporaryFolder, temporarySite } from '../../../src/server/testing/temporarySite.ts';
import { instancesOf, readComposeFile } from '../../testing/composeFile.ts';
import { freePort } from '../../testing/freePort.ts';
import { startProxy } from './startProxy.ts';

/** An instance of the site, which can be ended and started again where it was. */
export type Instance = {
  /** Ends it, and resolves once it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it, and resolves once it is ready. */
  start: () => Promise<void>;
  process: () => ServerProcess['process'];
};

/**
 * Starts the instances of the compose file, as processes of this machine, the balancer before them by its
 * file, and a database of their own; all end with the test.
 * @param environment what they are told otherwise than there.
 */
export async function startInstances(environment: NodeJS.ProcessEnv) {
  const site = temporarySite();
  const folder = temporaryFolder();
  const file = readComposeFile();
  const database = await startPostgres();
  onTestFinished(() => database.close());
  const DATABASE_URL = await database.createDatabase();
  const ports = await Promise.all(instancesOf(file).map(freePort));
  const instances = instancesOf(file).map(([name, service], index): Instance => {
    let server: ServerProcess | undefined;
    const here = {
      ...{ HOST: '127.0.0.1', PORT: String(ports[index]), TRUST_PROXY: '127.0.0.1' },
      ...{ METRICS_PORT: '', DATA_DIR: join(folder, name), DATABASE_URL },
    };
    const running = (): ServerProcess['process'] => {
      if (server !== undefined) return server.process;
      throw new Error('Expected an instance that was started, got one that was not: start it.');
    };
    return {
      process: running,
      async start() {
        server = await startServerProcess(site, {
          environment: { ...service.environment, ...here, ...environment },
        });
        onTestFinished(() => void running().kill('SIGKILL'));
        while ((await fetch(`${server.origin}/readyz`)).status !== 200);
      },
      async end(signal) {
        const ended = once(running(), 'exit');
        running().kill(signal);
        await ended;
      },
    };
  });
  await Promise.all(instances.map(({ start }) => start()));
  const servers = ports.map((port) => `127.0.0.1:${port}`).join(' ');
  const balancer = await startProxy('several', folder, servers);
  onTestFinished(() => void balancer.process.kill('SIGKILL'));
  return { instances, balancer, database, url: DATABASE_URL };
}
