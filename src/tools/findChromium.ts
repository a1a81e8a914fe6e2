import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the search touches outside this process. */
export type Machine = {
  environment: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Where Playwright keeps its own Chromium once it is installed. */
  playwrightPath: () => string;
  isProgram: (path: string) => boolean;
  /** Runs a command with its output on standard error; whether it ended well. */
  run: (command: string, parameters: readonly string[]) => Promise<boolean>;
};

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, then one on the `PATH`. If there is none,
 * installs one with Playwright, or with apt-get as root.
 * @throws Error that says what to install, or that `CHROMIUM_PATH` names no program.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const { CHROMIUM_PATH: named } = machine.environment;
  if (named) {
    if (machine.isProgram(named)) return named;
    throw new Error(
      `Expected CHROMIUM_PATH to name a Chromium, got "${named}", which is no program: correct it or unset it.`,
    );
  }
  const found = installed(machine);
  if (found !== undefined) return found;
  if (await machine.run('npx', ['playwright', 'install', 'chromium'])) {
    const fetched = installed(machine);
    if (fetched !== undefined) return fetched;
  }
  if (machine.isRoot && onPath(machine, ['apt-get']) !== undefined) {
    await machine.run('apt-get', ['update']);
    await machine.run('apt-get', ['install', '-y', 'chromium']);
  }
  const packaged = installed(machine);
  if (packaged !== undefined) return packaged;
  throw new Error(
    'Expected a Chromium, found none: install one with `npx playwright install chromium` or your system, or set CHROMIUM_PATH to one.',
  );
}

/** Switches for every Chromium that tools start: as root without its sandbox, and never on the network by itself. */
export function chromiumArguments(isRoot: boolean = thisMachine.isRoot): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function installed(machine: Machine): string | undefined {
  const own = machine.playwrightPath();
  return machine.isProgram(own) ? own : onPath(machine, names);
}

function onPath(machine: Machine, programs: readonly string[]): string | undefined {
  const folders = (machine.environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => machine.isProgram(path));
}

const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: () => chromium.executablePath(),
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false; // Not there, or not ours to start: the search goes on.
    }
  },
  run: (command, parameters) =>
    new Promise((resolve) => {
      const child = spawn(command, parameters, {
        stdio: ['ignore', process.stderr, process.stderr],
        shell: process.platform === 'win32',
      });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    }),
};
