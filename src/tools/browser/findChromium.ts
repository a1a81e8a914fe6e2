import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { hasRoom } from './hasRoom.ts';
import { pinnedChromium, type UnpackedChromium } from './pinnedChromium.ts';
import { pinnedFonts } from './pinnedFonts.ts';

/** A Chromium to start. What a pinned one draws is the same on every machine. */
export type FoundChromium = { program: string; libraries?: string; isPinned: boolean };

/** What the search touches outside this process. */
export type Machine = {
  environment: NodeJS.ProcessEnv;
  /** The Chromium of the lock file; undefined where it cannot run. */
  pinned: () => Promise<UnpackedChromium | undefined>;
  /** Where Playwright keeps its own Chromium once it is installed. */
  playwrightPath: () => string;
  isProgram: (path: string) => boolean;
  /** Lets Playwright fetch its own Chromium into the user's cache; whether it could. */
  fetch: () => Promise<boolean>;
};

/**
 * Finds a Chromium: that of `CHROMIUM_PATH`, that of the lock file, or, where that one cannot
 * run, Playwright's own, which is fetched if need be. Never installs a package of the system.
 * @throws Error that says what to install, or that `CHROMIUM_PATH` names no program.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<FoundChromium> {
  const { CHROMIUM_PATH: named } = machine.environment;
  if (named) {
    if (machine.isProgram(named)) return { program: named, isPinned: false };
    throw new Error(
      `Expected CHROMIUM_PATH to name a Chromium, got "${named}", which is no program: correct it or unset it.`,
    );
  }
  const pinned = await machine.pinned();
  if (pinned !== undefined) return { ...pinned, isPinned: true };
  const own = machine.playwrightPath();
  if (machine.isProgram(own) || (await machine.fetch())) return { program: own, isPinned: false };
  throw new Error(
    'Expected a Chromium; the one of the lock file cannot run here and there is none of Playwright: install it with `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
  );
}

/** What keeps a Chromium from doing anything on its own, on the network above all. */
export const quietly = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
] as const;

/** How every Chromium is started: with the fonts of the lock file, never on the network by itself. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { program, libraries } = await findChromium();
  return {
    executablePath: program,
    args: [...quietly],
    // Playwright keeps what the browser's processes share on disk, because containers have 64 MB
    // of shared memory; where there is more, that takes a fourth off the time spent in the system.
    ...((await hasRoom('/dev/shm', 2 ** 30)) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    env: {
      ...process.env,
      FONTCONFIG_FILE: await pinnedFonts(),
      ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }),
    },
  };
}

const thisMachine: Machine = {
  environment: process.env,
  pinned: pinnedChromium,
  playwrightPath: () => chromium.executablePath(),
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false; // Not there, or not ours to start: the search goes on.
    }
  },
  fetch: () =>
    new Promise((resolve) => {
      const child = spawn('npx', ['playwright', 'install', 'chromium'], {
        stdio: ['ignore', process.stderr, process.stderr],
        shell: process.platform === 'win32',
      });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    }),
};
