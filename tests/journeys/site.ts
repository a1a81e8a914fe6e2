import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Page } from '@playwright/test';
import { root } from '../../src/tools/root.ts';

/** One stored submission as the export prints it. */
export type Row = {
  kind: string;
  page: string | null;
  locale: string | null;
  body: Record<string, string>;
};

/** The real server on the built site, with a database of its own. */
export class Site {
  origin = '';
  #process: ChildProcess | undefined;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    const server = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: this.#folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    this.origin = await printedAddress(server, /Listening on (http:\S+)/u);
  }

  /** Ends the server: at once and without warning, or by asking. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#process === undefined) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
    this.#process = undefined;
  }

  /** Everything stored, read as an operator does: by the export command. */
  async rows(): Promise<Row[]> {
    const { stdout } = await promisify(execFile)(
      'npm',
      ['run', '--silent', 'submissions', '--', 'export', '--format', 'ndjson'],
      { cwd: root, env: { ...process.env, DATA_DIR: this.#folder } },
    );
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
  }
}

/** Waits until a program has printed an address. Rejects with all it printed if it ends first. */
export function printedAddress(program: ChildProcess, address: RegExp): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    program.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const match = address.exec(printed);
      if (match !== null) resolve(match[1] ?? match[0]);
    });
    program.once('exit', () => reject(new Error(`Expected an address, got: ${printed}`)));
  });
}

type Fixtures = {
  /** Console errors and policy reports that a test brings about on purpose. */
  expected: RegExp[];
  watched: void;
};

/** Chromium's own note when a page-to-page transition is dropped, as on a quick navigation. */
const abandonedTransition = /^Transition was (?:aborted|skipped)/u;

/**
 * A test with the real site as its base address. Any console error, page error or policy
 * report that the test did not announce fails it.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
      const site = new Site(folder);
      await site.start();
      await provide(site);
      await site.stop('SIGTERM');
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  expected: [[], { option: true }],
  watched: [
    async ({ context, expected }, provide) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      context.on('weberror', (error) => lines.push(error.error().message));
      await provide();
      const allowed = [abandonedTransition, ...expected];
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every published page, as the manifest lists it. */
export { pages, samplePages, locales, type JourneyPage } from './pages.ts';

/**
 * Holds back every script but the entry by so many milliseconds, as a slow network would: once,
 * although a browser that is intercepted has no cache and asks again to run it.
 */
export async function delayIslands(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/(?!browser-).*\.js$/u, async (route) => {
    const isAhead = route.request().resourceType() === 'fetch';
    if (isAhead) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
