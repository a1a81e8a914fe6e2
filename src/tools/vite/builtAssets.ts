import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest as ViteManifest, Plugin } from 'vite';
import { buildHeadingFont } from '../buildHeadingFont.ts';
import { root } from '../root.ts';

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
  styles: ['/src/app/site.css'],
  headingFont: '/build/heading.woff2',
  icon: `/${iconFile}`,
};

function built() {
  const path = join(root, 'dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as ViteManifest;
  const file = (source: string): string => {
    const entry = Object.values(manifest).find((chunk) => chunk.src === source);
    if (entry === undefined) throw new Error(`Expected ${source} in the client's manifest.`);
    return `/${entry.file}`;
  };
  return {
    script: file('src/app/browser.ts'),
    styles: [file('src/app/site.css')],
    headingFont: file('build/heading.woff2'),
    icon: file(iconFile),
  };
}
