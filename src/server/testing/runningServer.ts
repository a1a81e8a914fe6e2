import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { startServerProcess, type ServerProcess, type StartOptions } from './serverProcess.ts';
import { openStoreToRead } from '../store/openStore.ts';

/** A program of the server, to be run by Node. */
export function program(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** A server process over a built project that ends with the unit test. */
export async function runningServer(
  root: string,
  options: StartOptions = {},
): Promise<ServerProcess> {
  const server = await startServerProcess(root, options);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

/** The ids of what a project's server has stored, in the order of arrival. */
export async function storedIds(root: string): Promise<string[]> {
  const store = await openStoreToRead(join(root, 'data'));
  const rows = await Array.fromAsync(store.each());
  await store.close();
  return rows.map(({ id }) => id);
}
