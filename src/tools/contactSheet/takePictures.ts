import { join } from 'node:path';
import type { Build } from '../../server/site/loadBuild.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { viewports } from '../states/modes.ts';
import { openTab } from '../browser/openTab.ts';
import { share } from '../browser/share.ts';
import { visitStates } from '../states/visitStates.ts';
import { withSite } from '../browser/withSite.ts';
import { pictureOf, type Picture } from './picture.ts';

/**
 * Serves a build and takes pictures of pages in every state, window size and theme of the audit.
 * @param folder where the files go.
 * @returns the pictures in the order of the pages.
 */
export function takePictures(
  build: Build,
  pages: readonly PublishedPage[],
  folder: string,
): Promise<Picture[]> {
  return withSite(build, async (browser, origin) => {
    const taken = await share(pages, async () => {
      const tab = await openTab(browser, origin);
      return async (page: PublishedPage) => {
        const pictures: Picture[] = [];
        for (const viewport of viewports) {
          await visitStates(tab, page, viewport, async ({ state, theme }) => {
            const picture = pictureOf(page, state, viewport.id, theme);
            // A modal is fixed to the window; a list of choices is a dialog too, but in the page.
            const modal = tab.locator('[role="dialog"]:not(:has([role="listbox"]))');
            const fullPage = (await modal.count()) === 0;
            await tab.screenshot({ path: join(folder, picture.file), fullPage });
            pictures.push(picture);
          });
        }
        return pictures;
      };
    });
    return taken.flat();
  });
}
