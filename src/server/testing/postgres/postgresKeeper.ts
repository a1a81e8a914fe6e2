import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../tests/testing/freePort.ts';
import { superuser, type KeeperAnswer, type KeeperOrder } from './keeperOrders.ts';
import { postgresPrograms } from './postgresPrograms.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

// A process of its own, between tests and the server: whatever ends the tests closes the channel to here,
// and then the server ends, too, and its files go.
const user = unprivilegedUser();
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
const data = join(folder, 'data');
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
let server: ChildProcess | undefined;

// A key that ends the tests reaches all of their processes; this one has still to clear away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', async () => {
  await stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

try {
  const { initdb, postgres } = await postgresPrograms(folder, user);
  createCluster(initdb);
  const port = await freePort();
  process.on('message', async (given: KeeperOrder) => {
    try {
      if (given.order === 'stop') await stop(given.how);
      else await start(postgres, port, given.settings);
      answer({ port, data });
    } catch (error) {
      answer({ failure: String(error) });
    }
  });
  answer({ port, data });
} catch (error) {
  answer({ failure: String(error) });
}

function answer(message: KeeperAnswer): void {
  // Who asked may be gone.
  process.send?.(message, undefined, undefined, () => undefined);
}

function createCluster(initdb: string): void {
  const secret = join(folder, 'password');
  writeFileSync(secret, `${superuser.password}\n`, { mode: 0o644 });
  const parameters = [
    ...['--pgdata', data, '--username', superuser.name, '--pwfile', secret],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
  ];
  const { status, stderr } = spawnSync(initdb, parameters, { ...user, env: {}, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Expected a cluster of databases, but initdb said: ${stderr}`);
}

async function start(
  postgres: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const parameters = Object.entries({
    ...{ port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    ...{ shared_buffers: '16MB', max_connections: '60', ...settings },
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const started = spawn(postgres, ['-D', data, ...parameters], {
    ...{ ...user, env: {}, stdio: ['ignore', 'ignore', 'pipe'] },
  });
  server = started;
  let said = '';
  await new Promise<void>((resolve, reject) => {
    started.stderr?.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-4_000);
      if (/ready to accept (?:read-only )?connections/u.test(said)) resolve();
    });
    started.once('exit', () => reject(new Error(`Expected a server, but it said: ${said}`)));
  });
}

async function stop(how: keyof typeof signals): Promise<void> {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signals[how]);
  await ended;
}
