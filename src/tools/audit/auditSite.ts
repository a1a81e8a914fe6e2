import type { Build } from '../../server/loadBuild.ts';
import type { PublishedPage } from '../../site/manifest.ts';
import { auditPage } from './auditPage.ts';
import { viewports, type Viewport } from './modes.ts';
import { openTab } from './openTab.ts';
import type { Audit } from './results.ts';
import { share } from './share.ts';
import { withSite } from './withSite.ts';

/** Every audit of a site in the order of its pages, and the browser's version. */
export type SiteAudit = { audits: Audit[]; browserVersion: string };

/**
 * Serves a built site and audits every page of its manifest in every mode and state.
 * @param report is called after each page and window size with a line about it.
 */
export function auditSite(build: Build, report: (line: string) => void): Promise<SiteAudit> {
  return withSite(build, async (browser, origin) => {
    const tasks = viewports.flatMap((viewport) =>
      build.manifest.pages.map((page) => ({ page, viewport })),
    );
    const audits = await share(tasks, async () => {
      const tab = await openTab(browser, origin);
      return async (task: Task) => {
        const start = performance.now();
        const found = await auditPage(tab, task.page, task.viewport);
        report(lineOf(task, found.length, performance.now() - start));
        return found;
      };
    });
    return { audits: audits.flat(), browserVersion: browser.version() };
  });
}

type Task = { page: PublishedPage; viewport: Viewport };

function lineOf({ page, viewport }: Task, audits: number, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const each = Math.round(milliseconds / audits);
  return `${page.path} ${viewport.id}: ${audits} audits, ${seconds} s, ${each} ms each`;
}
