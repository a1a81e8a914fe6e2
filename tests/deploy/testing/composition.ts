import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composeFolder, composeVariables } from '../../testing/composeFile.ts';

/** What of Docker is missing to start a compose file, in words; undefined if nothing is. */
export function missingOfDocker(): string | undefined {
  const [compose, daemon] = [['compose', 'version'], ['info']].map(
    (words) => spawnSync('docker', words, { timeout: 10_000 }).status === 0,
  );
  if (!compose) return 'docker compose';
  return daemon ? undefined : 'a Docker daemon';
}

/** The compose file as started for a test. */
export type Composition = {
  /** Runs a command of `docker compose` on it, and resolves with what it printed. */
  run: (...words: string[]) => Promise<string>;
};

/**
 * The compose file under a name of its own, for `https://localhost` at a port of this machine.
 * @param folder for what is otherwise than in the file.
 */
export function composition(folder: string, port: number): Composition {
  const other = join(folder, 'compose.test.yaml');
  writeFileSync(other, `services: { balancer: { ports: !override ['127.0.0.1:${port}:443'] } }\n`);
  const files = [join(composeFolder, 'compose.yaml'), other].flatMap((file) => ['--file', file]);
  const env = { ...process.env, ...composeVariables, SITE_NAME: 'localhost' };
  return {
    async run(...words) {
      const all = ['compose', '--project-name', `techeon-test-${process.pid}`, ...files, ...words];
      return (await promisify(execFile)('docker', all, { env })).stdout;
    },
  };
}
