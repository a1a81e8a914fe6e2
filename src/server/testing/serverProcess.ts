import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { printedMatch } from './printedMatch.ts';

/** The server as a process of its own, and where it listens. */
export type ServerProcess = {
  process: ChildProcess;
  origin: string;
  port: number;
  /** Where it says what it has counted, if it was told to count. */
  metrics: string | undefined;
};

/** What a server process is started with otherwise. */
export type StartOptions = {
  /** Commands for the shell that becomes the server, such as `ulimit`. */
  shell?: string;
  environment?: NodeJS.ProcessEnv;
  stderr?: 'inherit' | 'pipe';
};

/**
 * Starts the real server over a built project on a free port, for tests that end or starve its
 * process; whoever starts it ends it. Where no process is needed, `startSite` is quicker.
 * @throws Error with what it printed if it ends before it listens.
 */
export async function startServerProcess(
  root: string,
  { shell = '', environment = {}, stderr = 'inherit' }: StartOptions = {},
): Promise<ServerProcess> {
  const command = `${shell}\nexec "$0" "$1"`;
  const server = spawn(
    'bash',
    ['-c', command, process.execPath, join(import.meta.dirname, '../main.ts')],
    {
      env: { ...process.env, SITE_ROOT: root, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', stderr],
    },
  );
  const [, metrics, origin = '', port = ''] = await printedMatch(
    server,
    /(?:^Metrics on (http:\/\/\S+)\n)?^Listening on (http:\/\/\S+:(\d+))$/mu,
  );
  return { process: server, origin, port: Number(port), metrics };
}
