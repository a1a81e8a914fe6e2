import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../delivery/manifest.ts';
import type { Render } from '../../delivery/rendering.ts';

/** What the build left behind. */
export type Build = { manifest: Manifest; render: Render; siteFolder: string };

/** Where it is, before anything of it is drawn. */
export type FoundBuild = Omit<Build, 'render'> & {
  /** Path of the module that draws pages. */
  rendererFile: string;
};

/**
 * Reads the manifest and finds renderer and published folder under a root.
 * @throws Error that asks for a build if one of them is missing or unreadable.
 */
export async function findBuild(root: string): Promise<FoundBuild> {
  const siteFolder = join(root, 'dist');
  await built(siteFolder, () => access(siteFolder));
  const manifestFile = join(root, 'build', 'manifest.json');
  const manifest = await built(
    manifestFile,
    async () => JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest,
  );
  const rendererFile = join(root, 'build', 'renderer.js');
  await built(rendererFile, () => access(rendererFile));
  return { manifest, siteFolder, rendererFile };
}

/**
 * Loads manifest and renderer and finds the published folder under a root.
 * @throws Error that asks for a build if one of them is missing or unreadable.
 */
export async function loadBuild(root: string): Promise<Build> {
  const { rendererFile, ...found } = await findBuild(root);
  const { render } = await built(
    rendererFile,
    () => import(pathToFileURL(rendererFile).href) as Promise<{ render: Render }>,
  );
  return { ...found, render };
}

/** Reads something of a build; whatever fails asks for a build. */
export async function built<Value>(
  path: string,
  read: () => Promise<Value> | Value,
): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    throw new Error(
      `Expected the built site with "${path}", could not read it: run \`npm run build\` first.`,
      { cause },
    );
  }
}
