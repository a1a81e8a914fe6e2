import type { Build } from '../../server/site/loadBuild.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { auditPage, type PageAudit } from './auditPage.ts';
import { viewports, type Viewport } from '../states/modes.ts';
import type { Note } from '../report/notes.ts';
import { openTab } from '../browser/openTab.ts';
import { share } from '../browser/share.ts';
import { withSite } from '../browser/withSite.ts';

/**
 * Serves a built site and audits some of its pages in every mode and state.
 * @param report is called after each page and window size with a line about it.
 * @returns what was found, in the order of the pages, all of one window size first.
 */
export function auditSite(
  build: Build,
  pages: readonly PublishedPage[],
  notes: readonly Note[],
  report: (line: string) => void,
): Promise<PageAudit> {
  return withSite(build, async (browser, origin) => {
    const tasks = viewports.flatMap((viewport) => pages.map((page) => ({ page, viewport })));
    let done = 0;
    const found = await share(tasks, async () => {
      const tab = await openTab(browser, origin);
      return async ({ page, viewport }: Task) => {
        const result = await auditPage(tab, page, viewport, notes);
        done += 1;
        report(`${done} of ${tasks.length}: ${page.path} ${viewport.id}`);
        return result;
      };
    });
    return {
      audits: found.flatMap(({ audits }) => audits),
      used: found.flatMap(({ used }) => used),
      problems: found.flatMap(({ problems }) => problems),
    };
  });
}

type Task = { page: PublishedPage; viewport: Viewport };
