import { fork } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { Client } from 'pg';
import { superuser, type KeeperAnswer, type KeeperOrder } from './keeperOrders.ts';

/** A real PostgreSQL server, which ends with the process that has started it, however that ends. */
export type PostgresServer = {
  /** The address of a new, empty database. */
  createDatabase: () => Promise<string>;
  /** Stops it; `fast` breaks off what is under way, `immediate` is as good as a crash. */
  stop: (how: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again, with other settings than before if any are given. */
  start: (settings?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it, and takes its files away. */
  close: () => Promise<void>;
  /** The folder of its files. */
  data: string;
  /** Gives a file in that folder to the user of the server. */
  own: (file: string) => void;
  port: number;
};

/** Nothing survives a power cut, which no test has: half of the time that tests take. */
export const quick = { fsync: 'off', full_page_writes: 'off' } as const;

/**
 * Starts a server with a cluster of its own, which takes some seconds: see `sharedPostgres`.
 * @param settings of `postgresql.conf`; for tests that crash it, without {@link quick}.
 * @throws Error with what it said.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = quick,
): Promise<PostgresServer> {
  const keeper = fork(new URL('./postgresKeeper.ts', import.meta.url), {
    ...{ stdio: 'ignore', execArgv: [] },
  });
  const answered = async (): Promise<Exclude<KeeperAnswer, { failure: string }>> => {
    const [answer] = (await once(keeper, 'message')) as [KeeperAnswer];
    if ('failure' in answer) throw new Error(answer.failure);
    return answer;
  };
  const ask = async (order: KeeperOrder): Promise<void> => {
    keeper.channel?.ref();
    keeper.send(order);
    await answered();
    // Nobody waits for it at the end.
    keeper.channel?.unref();
  };
  const { port, data } = await answered();
  const start: PostgresServer['start'] = (others = settings) =>
    ask({ order: 'start', settings: others });
  await start();
  keeper.unref();
  const urlOf = (database: string): string =>
    `postgresql://${superuser.name}:${encodeURIComponent(superuser.password)}@127.0.0.1:${port}/${database}`;
  let count = 0;
  return {
    ...{ start, port, data },
    own(file) {
      const { uid, gid } = statSync(data);
      chownSync(file, uid, gid);
    },
    async createDatabase() {
      count += 1;
      const client = new Client(urlOf('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE site${count}`);
      await client.end();
      return urlOf(`site${count}`);
    },
    stop: (how) => ask({ order: 'stop', how }),
    async close() {
      const ended = once(keeper, 'exit');
      keeper.ref();
      keeper.disconnect();
      await ended;
    },
  };
}
