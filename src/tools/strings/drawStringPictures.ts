import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { root } from '../../project/root.ts';
import { loadBuild } from '../../server/site/loadBuild.ts';
import type { SendPage } from '../../server/site/sendPage.ts';
import { settle } from '../browser/settle.ts';
import { share } from '../browser/share.ts';
import { withSite } from '../browser/withSite.ts';
import { describeProjectTexts } from '../locales/describeProjectTexts.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { describeMarks } from './describeMarks.ts';
import { legendPage } from './legendPage.ts';
import { numberStrings } from './numberStrings.ts';

type Wanted = {
  locale: string;
  /** Route ids; every page that the locale has if none is given. */
  pages?: readonly string[];
};

/** How wide the window is, in pixels: as wide as the design. */
const width = 1440;

/**
 * Takes a picture of each page of a locale with a numbered box round every string, and writes it
 * with its legend to `test-results/strings/<locale>/<page>.{png,html}`. Builds the site before if
 * its sources have changed.
 * @returns the paths of the legends.
 * @throws Error that names locale or page if there is none such.
 */
export async function drawStringPictures({ locale, pages = [] }: Wanted): Promise<string[]> {
  await ensureBuilt();
  const build = await loadBuild(root);
  const describe = await describeProjectTexts(root);
  const chosen = choose(build.manifest, locale, pages);
  const draw = ({ id }: PublishedPage) => build.render({ id, locale, isMarked: true });
  const sendPage: SendPage = (reply, page) =>
    reply.type('text/html; charset=utf-8').send(draw(page));
  const folder = join(root, 'test-results', 'strings', locale);
  if (pages.length === 0) await rm(folder, { recursive: true, force: true });
  const dir = build.manifest.locales.find(({ code }) => code === locale)?.dir ?? 'ltr';
  return withSite({ ...build, sendPage }, (browser, origin) =>
    share(chosen, async () => {
      const tab = await openTab(browser, origin);
      return async (page) => {
        await tab.goto(page.path);
        await settle(tab);
        const strings = await numberStrings(tab, describeMarks(draw(page), describe));
        const picture = join(folder, `${page.id}.png`);
        await tab.screenshot({ path: picture, fullPage: true });
        const height = await tab.evaluate(() => document.documentElement.scrollHeight);
        const title = `${locale} ${page.id}`;
        const legend = join(dirname(picture), `${page.id}.html`);
        const file = `${page.id}.png`;
        await writeFile(legend, legendPage({ title, locale, dir, file, width, height, strings }));
        return legend;
      };
    }),
  );
}

async function openTab(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 1000 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

function choose(
  manifest: Manifest,
  locale: string,
  wanted: readonly string[],
): readonly PublishedPage[] {
  const pages = manifest.pages.filter((page) => page.locale === locale);
  if (pages.length === 0) {
    const codes = manifest.locales.map(({ code }) => code).join(', ');
    throw new Error(`Expected a language of the site, got "${locale}". There are ${codes}.`);
  }
  const ids = pages.map(({ id }) => id as string);
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `Expected a page of "${locale}", got "${unknown}". There are ${ids.join(', ')}.`,
    );
  }
  return wanted.length === 0 ? pages : pages.filter(({ id }) => wanted.includes(id));
}
