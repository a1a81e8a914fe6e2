import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rm, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../src/project/root.ts';
import { copyProject } from '../../../src/project/copyProject.ts';
import { printedAddress } from './site.ts';

/** A copy of the project with its development server, for a test that changes files. */
export type Development = {
  /** Without a slash at its end. */
  origin: string;
  /** The copy, where anything may be changed. */
  folder: string;
  stop: () => Promise<void>;
};

/** Copies the project as it is built and starts its development server as `npm run dev` does, on a free port. */
export async function startDevelopment(): Promise<Development> {
  const folder = copyProject();
  await ownPackages(folder);
  for (const built of ['dist', 'build']) {
    await cp(join(root, built), join(folder, built), { recursive: true });
  }
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules/vite/bin/vite.js'), '--port', '0'],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, stdio: 'pipe' },
  );
  server.stderr.resume();
  return {
    origin: await printedAddress(server, /http:\/\/localhost:\d+/u),
    folder,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Links each package by itself, so that Vite keeps what it prepares in the copy. */
async function ownPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await unlink(packages);
  await mkdir(packages);
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    await symlink(join(root, 'node_modules', name), join(packages, name), 'dir');
  }
}
