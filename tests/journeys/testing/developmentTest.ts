import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { startDevelopment, type Development } from './developmentServer.ts';

/** Writes a file of the copy anew, or takes it away where the change gives undefined. */
export type Edit = (file: string, change: (text: string) => string | undefined) => Promise<void>;

/** A test on the development server of a copy; whatever it edits is as before when it ends. */
export const test = base.extend<{ edit: Edit }, { development: Development }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const development = await startDevelopment();
      // The first page takes longest: Vite prepares what all pages need.
      await fetch(development.origin);
      await provide(development);
      await development.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ development }, provide) => provide(development.origin),
  edit: async ({ development }, provide) => {
    const originals = new Map<string, string | undefined>();
    await provide(async (file, change) => {
      const path = join(development.folder, file);
      const text = await readFile(path, 'utf8').catch(() => undefined);
      if (!originals.has(path)) originals.set(path, text);
      const changed = change(text ?? '');
      if (changed === text) throw new Error(`Expected a change of ${file}, got the same text.`);
      await put(path, changed);
    });
    for (const [path, text] of originals) await put(path, text);
  },
});

/** Patience with a machine that does many things at once; on a free one all is there in a second. */
export const patient = expect.configure({ timeout: 40_000 });

export { expect };

/** Saves a file as an editor does on a busy machine: emptied first, and written a moment later. */
async function put(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) {
    await rm(path);
    return;
  }
  await writeFile(path, '');
  await setTimeout(20);
  await writeFile(path, text);
}
