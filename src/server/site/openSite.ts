import { join } from 'node:path';
import type { Manifest } from '../../delivery/manifest.ts';
import { readContents, type Contents } from './contents.ts';
import { drawInThread } from './drawInThread.ts';
import { keepAssets } from './keptAssets.ts';
import { built, findBuild } from './loadBuild.ts';
import { sendPublished, type Site } from './sendPage.ts';

/** A site in memory, which does not look at its build again, and what it needs no more when another takes its place. */
export type OpenedSite = { site: Site; close: () => Promise<void> };

const day = 24 * 60 * 60 * 1000;

/**
 * Reads a built site into memory, with what pages of earlier builds still ask for.
 * @param dataFolder absolute path of a folder to keep assets in.
 * @param say takes a sentence about what the site has to do without.
 * @param headers of every answer, besides those of the build; lower-case names.
 * @throws Error that asks for a build if there is none that is whole.
 */
export async function openSite(
  root: string,
  dataFolder: string,
  say: (sentence: string) => void,
  headers: Manifest['headers'] = {},
): Promise<OpenedSite> {
  const { manifest, rendererFile, siteFolder } = await findBuild(root);
  const own = readContents(siteFolder, manifest);
  const { draw, close } = await built(rendererFile, () => drawInThread(rendererFile));
  const folder = join(dataFolder, 'assets');
  const keep = (): string[] => keepIfPossible(folder, siteFolder, manifest, say);
  const earlier = keep().map((file) => ({ file, isImmutable: true }));
  const kept = readContents(folder, { pages: [], files: earlier });
  const contents: Contents = (file) => own(file) ?? kept(file);
  const timer = setInterval(keep, day).unref();
  return {
    site: {
      manifest: {
        ...manifest,
        files: [...manifest.files, ...earlier],
        headers: { ...manifest.headers, ...headers },
      },
      ...{ contents, sendPage: sendPublished(contents, draw) },
      check: async () => void (await findBuild(root)),
    },
    async close() {
      clearInterval(timer);
      // From now on the days are counted after which nobody asks for them any more.
      keep();
      await close();
    },
  };
}

/** A full disk keeps nobody from reading the site. */
function keepIfPossible(
  folder: string,
  siteFolder: string,
  manifest: Manifest,
  say: (sentence: string) => void,
): string[] {
  try {
    return keepAssets(folder, siteFolder, manifest);
  } catch (error) {
    say(
      `Expected to keep the assets of this build in "${folder}", but could not (${String(error)}): pages that visitors have open may lose them at the next build. Check the disk.`,
    );
    return [];
  }
}
