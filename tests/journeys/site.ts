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
    let printed = '';
    for await (const chunk of server.stdout) {
      printed += String(chunk);
      const match = /Listening on (http:\S+)/u.exec(printed);
      if (match === null) continue;
      this.origin = match[1] ?? '';
      break;
    }
    if (this.origin === '') throw new Error(`Expected the server to listen, got: ${printed}`);
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

type Fixtures = {
  /** Console errors and policy reports that a test brings about on purpose. */
  expected: RegExp[];
  watched: void;
};

/**
 * A test with the real site as its base address. Any console error, page error or policy
 * report that the test did not announce fails it.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
      const site = new Site(folder);
      await site.start();
      await use(site);
      await site.stop('SIGTERM');
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expected: [[], { option: true }],
  watched: [
    async ({ context, expected }, use) => {
      const lines: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      context.on('weberror', (error) => lines.push(error.error().message));
      await use();
      expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every published page, as the manifest lists it. */
export { pages, locales, type JourneyPage } from './pages.ts';

/** Holds back every script but the entry by so many milliseconds, as a slow network would. */
export async function delayIslands(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/(?!browser-).*\.js$/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
