import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../src/tools/root.ts';
import { copyProject } from '../copyProject.ts';
import { printedAddress } from './site.ts';

/** A copy of the project with its development server, for a test that changes files. */
export type Development = {
  /** Without a slash at its end. */
  origin: string;
  /** The copy, where anything may be changed. */
  folder: string;
  /** Writes a file of the copy anew. Throws if the change leaves it as it was. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Copies the project and starts its development server as `npm run dev` does, on a free port. */
export async function startDevelopment(): Promise<Development> {
  const folder = copyProject();
  await ownPackages(folder);
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules/vite/bin/vite.js'), '--port', '0'],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, stdio: 'pipe' },
  );
  server.stderr.resume();
  if (process.env['V']) {
    server.stdout.pipe(process.stderr);
    server.stderr.pipe(process.stderr);
  }
  return {
    origin: await printedAddress(server, /http:\/\/localhost:\d+/u),
    folder,
    async edit(file, change) {
      const text = await readFile(join(folder, file), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`Expected a change of ${file}, got the same text.`);
      await writeFile(join(folder, file), changed);
    },
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
