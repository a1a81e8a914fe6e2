import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest as ViteManifest, ManifestChunk, Plugin } from 'vite';
import { hydrateSource, islandSources } from '../../delivery/islandSources.ts';
import { buildHeadingFont } from '../build/buildHeadingFont.ts';
import { root } from '../../project/root.ts';
import { siteStylesFile } from './siteStyles.ts';

const id = 'virtual:assets';
const resolved = `\0${id}`;

/**
 * Tells the renderer where the browser's files are: `virtual:assets`. In a build the client
 * comes first, so its manifest has the hashed names; in development they are the sources.
 * Makes the heading font before either.
 */
export function builtAssets(): Plugin {
  let isBuild = false;
  return {
    name: 'techeon:built-assets',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      await buildHeadingFont();
      if (!isBuild || this.environment.name !== 'client') return;
      // No style or script mentions the icon, so the bundler would not see it.
      const source = await readFile(join(root, iconFile));
      this.emitFile({ type: 'asset', name: 'icon.svg', originalFileName: iconFile, source });
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (module) =>
      module === resolved
        ? `export const assets = ${JSON.stringify(isBuild ? built() : sources)};`
        : undefined,
  };
}

const iconFile = 'src/app/icon.svg';

const sources = {
  script: '/src/app/browser.ts',
  styles: [`/${siteStylesFile}`],
  headingFont: '/build/heading.woff2',
  extendedFont: '/build/heading-ext.woff2',
  icon: `/${iconFile}`,
  islands: perIsland((source) => [`/${hydrateSource}`, `/${source}`]),
};

function built() {
  const path = join(root, 'dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as ViteManifest;
  const chunk = (source: string): ManifestChunk => {
    const found = Object.values(manifest).find(({ src }) => src === source);
    if (found === undefined) throw new Error(`Expected ${source} in the client's manifest.`);
    return found;
  };
  const address = (source: string): string => `/${chunk(source).file}`;
  const closure = ({ file, imports = [] }: ManifestChunk): string[] => [
    `/${file}`,
    ...imports.flatMap((key) => closure(manifest[key] as ManifestChunk)),
  ];
  return {
    script: address('src/app/browser.ts'),
    styles: [address(siteStylesFile)],
    headingFont: address('build/heading.woff2'),
    extendedFont: address('build/heading-ext.woff2'),
    icon: address(iconFile),
    islands: perIsland((source) => [
      ...new Set([
        address(hydrateSource),
        address(source),
        ...closure(chunk(hydrateSource)),
        ...closure(chunk(source)),
      ]),
    ]),
  };
}

function perIsland(list: (source: string) => string[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(islandSources).map(([name, source]) => [name, list(source)]),
  );
}
