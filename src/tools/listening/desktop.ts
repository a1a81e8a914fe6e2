import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A screen that nobody sees, with a message bus and a home of its own. */
export type Desktop = {
  folder: string;
  /** Starts a program there, which ends with the desktop. */
  start: (program: string, args: readonly string[], options?: SpawnOptions) => ChildProcess;
  /** Runs a program there to its end. */
  run: (program: string, args: readonly string[]) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Programs that it needs, by the package of Debian 12 that brings them. */
const packages: Readonly<Record<string, string>> = {
  orca: 'orca python3-speechd',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  openbox: 'openbox',
  'dbus-daemon': 'dbus at-spi2-core',
  chromium: 'chromium',
};

/** Opens a desktop on which programs are told that a screen reader is in use. */
export async function openDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'listening-'));
  const env = await environment(folder);
  const children: ChildProcess[] = [];
  const desktop: Desktop = {
    folder,
    start: (program, args, options) => {
      const child = spawn(program, args, { env, stdio: 'ignore', ...options });
      child.on('error', () => undefined);
      children.push(child);
      return child;
    },
    run: (program, args) => promisify(execFile)(program, args, { env }),
    close: async () => {
      for (const child of children.toReversed()) child.kill();
      await sleep(500);
      for (const child of children) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  try {
    env['DISPLAY'] = `:${await openScreen(desktop)}`;
    const bus = join(folder, 'run/bus');
    desktop.start('dbus-daemon', ['--session', '--nofork', `--address=unix:path=${bus}`]);
    await waitFor(() => existsSync(bus), 'the message bus');
    // Without a manager of windows the browser may be left without the focus.
    desktop.start('openbox', ['--sm-disable']);
    for (const name of ['IsEnabled', 'ScreenReaderEnabled']) {
      const target = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus'];
      const call = ['org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status'];
      await desktop.run('dbus-send', [
        ...target,
        ...call,
        `string:${name}`,
        'variant:boolean:true',
      ]);
    }
    return desktop;
  } catch (error) {
    await desktop.close();
    throw error;
  }
}

/** Resolves once something has become true. @throws Error if it has not within so many ms. */
export async function waitFor(isTrue: () => boolean, what: string, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Expected ${what} within ${limit / 1000} s.`);
    await sleep(50);
  }
}

/** @throws Error naming the packages of what is missing. */
export function expectPrograms(): void {
  const folders = (process.env['PATH'] ?? '').split(':');
  const missing = Object.entries(packages)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, names]) => names);
  if (missing.length === 0) return;
  throw new Error(
    `Expected a screen reader and what it needs. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
}

/** Nothing of the user's is read or changed; the bus is known by its place before it is there. */
async function environment(folder: string): Promise<NodeJS.ProcessEnv> {
  for (const name of ['home', 'run', 'data', 'config']) {
    await mkdir(join(folder, name), { mode: 0o700 });
  }
  return {
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    GSETTINGS_BACKEND: 'memory',
    SPEECHD_ADDRESS: `unix_socket:${join(folder, 'run/speech')}`,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'run/bus')}`,
  };
}

/** Resolves with the number of the screen. */
async function openScreen({ start }: Desktop): Promise<string> {
  // Without `-noreset` the screen starts anew when its first program leaves.
  const screen = ['-screen', '0', '1280x1000x24', '-nolisten', 'tcp', '-noreset'];
  const server = start('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let number = '';
  server.stdio[3]?.on('data', (chunk: Buffer) => (number += chunk.toString()));
  await waitFor(() => number.includes('\n'), 'a screen');
  return number.trim();
}
