import type { Page } from 'playwright-core';
import type { Build } from '../../server/site/loadBuild.ts';
import { openTab } from '../browser/openTab.ts';
import { share } from '../browser/share.ts';
import { withSite } from '../browser/withSite.ts';
import type { Note } from '../report/notes.ts';
import type { Visit } from '../states/visit.ts';
import { auditVisit, type Audited } from './auditVisit.ts';

/**
 * Serves a built site and audits what visits show.
 * @param say is called with a line about how far it has come, every so often.
 * @returns what each visit has shown, in their order; one that failed has that as its problem.
 * @throws Error of the sixth visit that fails.
 */
export async function auditSite(
  build: Build,
  visits: readonly Visit[],
  notes: readonly Note[],
  say: (line: string) => void,
): Promise<Audited[]> {
  if (visits.length === 0) return [];
  const began = performance.now();
  return withSite(build, (browser, origin) => {
    let done = 0;
    let failed = 0;
    return share(visits, async () => {
      const tabs = new Map<boolean, Page>();
      return async (wanted: Visit) => {
        const withoutScript = wanted.modes[0]?.withoutScript === true;
        const tab = tabs.get(withoutScript) ?? (await openTab(browser, origin, { withoutScript }));
        tabs.set(withoutScript, tab);
        const result = await auditVisit(tab, wanted, notes).catch((error: Error): Audited => {
          failed += 1;
          if (failed > 5) throw error;
          return { audits: [], used: [], problems: [error.message] };
        });
        done += 1;
        const seconds = Math.round((performance.now() - began) / 1000);
        if (done % 20 === 0) say(`${done} of ${visits.length}, ${seconds} s: ${wanted.page.path}`);
        return result;
      };
    });
  });
}
