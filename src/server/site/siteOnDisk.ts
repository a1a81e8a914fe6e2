import { readContent, type Contents } from './contents.ts';
import type { Build } from './loadBuild.ts';
import { sendPublished, type Site } from './sendPage.ts';

/**
 * A build as a site whose files are read when they are asked for, for tools and tests: what they change
 * in the published folder shows at once, and none reads all of it.
 */
export function siteOnDisk({ manifest, siteFolder, render }: Build): Site {
  const contents: Contents = (file) =>
    readContent(siteFolder, file, manifest.speculationRules !== undefined);
  return { manifest, contents, sendPage: sendPublished(contents, render) };
}
