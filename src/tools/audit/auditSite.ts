import { availableParallelism } from 'node:os';
import { chromium } from '@playwright/test';
import type { Build } from '../../server/loadBuild.ts';
import type { PublishedPage } from '../../site/manifest.ts';
import { chromiumArguments, findChromium } from '../findChromium.ts';
import { auditPage } from './auditPage.ts';
import { viewports, type Viewport } from './modes.ts';
import { openTab } from './openTab.ts';
import type { Audit } from './results.ts';
import { startSite } from './startSite.ts';

/** Every audit of a site in the order of its pages, and the browser's version. */
export type SiteAudit = { audits: Audit[]; browserVersion: string };

/**
 * Serves a built site and audits every page of its manifest in every mode and state.
 * @param report is called after each page and window size with a line about it.
 */
export async function auditSite(build: Build, report: (line: string) => void): Promise<SiteAudit> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  const site = await startSite(build);
  try {
    const tasks = viewports.flatMap((viewport) =>
      build.manifest.pages.map((page) => ({ page, viewport })),
    );
    const audits = await share(tasks, async (take) => {
      const tab = await openTab(browser, site.origin);
      for (let task = take(); task !== undefined; task = take()) {
        const start = performance.now();
        const found = await auditPage(tab, task.page, task.viewport);
        task.done(found);
        report(lineOf(task, found.length, performance.now() - start));
      }
    });
    return { audits, browserVersion: browser.version() };
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Task = { page: PublishedPage; viewport: Viewport };

/** Lets one worker per processor take tasks until none is left; results keep the tasks' order. */
async function share(
  tasks: readonly Task[],
  work: (take: () => (Task & { done: (audits: Audit[]) => void }) | undefined) => Promise<void>,
): Promise<Audit[]> {
  const results: Audit[][] = tasks.map(() => []);
  let next = 0;
  const take = () => {
    const index = next;
    next += 1;
    const task = tasks[index];
    return task && { ...task, done: (audits: Audit[]) => void (results[index] = audits) };
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, () => work(take)));
  return results.flat();
}

function lineOf({ page, viewport }: Task, audits: number, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const each = Math.round(milliseconds / audits);
  return `${page.path} ${viewport.id}: ${audits} audits, ${seconds} s, ${each} ms each`;
}
