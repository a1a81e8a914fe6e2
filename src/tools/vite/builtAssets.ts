import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest as ViteManifest, ManifestChunk, Plugin } from 'vite';
import { enhancerSources, hydrateSource, islandSources } from '../../delivery/islandSources.ts';
import { cutHeadingFaces, headingFilesNote, type HeadingFiles } from '../build/cutHeadingFaces.ts';
import { root } from '../../project/root.ts';
import { fontsFile, siteStylesFile } from './siteStyles.ts';

const id = 'virtual:assets';
const resolved = `\0${id}`;

/**
 * Tells the renderer where the browser's files are: `virtual:assets`. In a build the client
 * comes first, so its manifest has the hashed names; in development they are the sources.
 * Cuts the heading faces before either.
 */
export function builtAssets(): Plugin {
  let isBuild = false;
  let cutting: ReturnType<typeof cutHeadingFaces> | undefined;
  return {
    name: 'techeon:built-assets',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      // What a build makes after the client finds all of it written.
      if (isBuild && this.environment.name !== 'client') return;
      const headings = await (cutting ??= cutHeadingFaces());
      if (!isBuild) return;
      this.emitFile({ type: 'chunk', id: join(root, fontsFile), name: 'fonts' });
      // Pages link these themselves: only those of their own language.
      for (const style of new Set(Object.values(headings).map((files) => files.style))) {
        this.emitFile({ type: 'chunk', id: join(root, style), name: headingName(style) });
      }
      // No style or script mentions the icon, so the bundler would not see it.
      const source = await readFile(join(root, iconFile));
      this.emitFile({ type: 'asset', name: 'icon.svg', originalFileName: iconFile, source });
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (module) =>
      module === resolved
        ? `export const assets = ${JSON.stringify(isBuild ? built() : sources())};`
        : undefined,
  };
}

const iconFile = 'src/app/icon.svg';

function sources() {
  return {
    script: '/src/app/browser.ts',
    styles: [`/${siteStylesFile}`, `/${fontsFile}`],
    headingFont: '/build/heading.woff2',
    extendedFont: '/build/heading-ext.woff2',
    headings: perLocale((source) => `/${source}`),
    icon: `/${iconFile}`,
    enhancers: perName(enhancerSources, (source) => `/${source}`),
    islands: perName(islandSources, (source) => [`/${hydrateSource}`, `/${source}`]),
  };
}

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
  const scriptsOf = (source: string): string[] => [
    ...new Set([...closure(chunk(hydrateSource)), ...closure(chunk(source))]),
  ];
  const times = Map.groupBy(Object.values(islandSources).flatMap(scriptsOf), (script) => script);
  const timesOf = (script: string): number => times.get(script)?.length ?? 0;
  // What most parts need comes first: the lists of a page's parts then begin with the same text.
  const inOrder = (each: readonly string[]): string[] =>
    each.toSorted((a, b) => timesOf(b) - timesOf(a) || (a < b ? -1 : 1));
  return {
    script: address('src/app/browser.ts'),
    styles: [address(siteStylesFile), address(fontsFile)],
    headingFont: address('build/heading.woff2'),
    extendedFont: address('build/heading-ext.woff2'),
    headings: perLocale(address),
    icon: address(iconFile),
    enhancers: perName(enhancerSources, address),
    islands: perName(islandSources, (source) => [
      ...new Set([address(hydrateSource), address(source), ...inOrder(scriptsOf(source))]),
    ]),
  };
}

/** `heading-arab` of `build/headings/Arab.css`: the name that is published, with a hash. */
function headingName(style: string): string {
  return `heading-${basename(style, '.css').toLowerCase()}`;
}

/** The heading files of each language that needs some, by their addresses. */
function perLocale(address: (source: string) => string): Record<string, HeadingFiles> {
  const text = readFileSync(join(root, headingFilesNote), 'utf8');
  const noted = JSON.parse(text) as Record<string, HeadingFiles>;
  return Object.fromEntries(
    Object.entries(noted).map(([code, { style, fonts }]) => [
      code,
      { style: address(style), fonts: fonts.map(address) },
    ]),
  );
}

function perName<Value>(
  modules: Readonly<Record<string, string>>,
  valueOf: (source: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, source]) => [name, valueOf(source)]),
  );
}
