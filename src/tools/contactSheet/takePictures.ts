import { join } from 'node:path';
import type { Build } from '../../server/site/loadBuild.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { baseModes } from '../states/modes.ts';
import type { PageState } from '../states/pageState.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { statesOn } from '../states/statesOn.ts';
import { visit } from '../states/visit.ts';
import { whyNot } from '../states/whyNot.ts';
import { openTab } from '../browser/openTab.ts';
import { share } from '../browser/share.ts';
import { withSite } from '../browser/withSite.ts';
import { pictureOf, type Picture } from './picture.ts';

/**
 * Serves a build and takes pictures of pages in every state, large and small, light and dark.
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
        let applying: readonly string[] = [];
        for (const state of [undefined, ...pageStates]) {
          if (state && !(applying.includes(state.state) && isShownOn(page.id, state))) continue;
          const possible = baseModes.filter((mode) => !state || whyNot(state, mode) === undefined);
          for (const modes of Map.groupBy(possible, ({ window }) => window).values()) {
            await visit(tab, { page, state, modes }, async ({ id }) => {
              if (!state) applying = await statesOn(tab, page);
              const picture = pictureOf(page, state?.state ?? asLoaded, id);
              // A modal is fixed to the window; a list of choices is a dialog too, but in the page.
              const modal = tab.locator('[role="dialog"]:not(:has([role="listbox"]))');
              const fullPage = (await modal.count()) === 0;
              await tab.screenshot({ path: join(folder, picture.file), fullPage });
              pictures.push(picture);
            });
          }
        }
        return pictures;
      };
    });
    return taken.flat();
  });
}

function isShownOn(page: string, { only }: PageState): boolean {
  return only === undefined || only.pages.some((id) => id === page);
}
