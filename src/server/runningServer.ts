import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { openStoreToRead } from './store.ts';

/** A file of this folder, to be run by Node. */
export function program(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

export type RunningServer = { process: ChildProcess; origin: string; port: number };

/**
 * Starts the real server over a built project on a free port, for tests; it ends with the test.
 * @param shell commands for the shell that becomes the server, such as `ulimit`.
 */
export async function runningServer(root: string, shell = ''): Promise<RunningServer> {
  const command = `${shell}\nexec "$0" "$1"`;
  const server = spawn('bash', ['-c', command, process.execPath, program('main.ts')], {
    env: { ...process.env, SITE_ROOT: root, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  server.stdout.resume();
  const [, origin = '', port = ''] =
    /^Listening on (http:\/\/\S+:(\d+))\n/u.exec(String(line)) ?? [];
  return { process: server, origin, port: Number(port) };
}

/** The ids of what a project's server has stored, in the order of arrival. */
export function storedIds(root: string): string[] {
  const store = openStoreToRead(join(root, 'data'));
  const ids = [...(store?.each() ?? [])].map(({ id }) => id);
  store?.close();
  return ids;
}
