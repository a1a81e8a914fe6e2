import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { collectStyles } from '../build/styles/collectStyles.ts';
import { root } from '../../project/root.ts';

/** What the browser's entry imports while developing, and the client builds: all styles of the site. */
export const siteStylesId = 'virtual:site.css';

/** Where that stylesheet would stand, so that what it imports is found; there is no such file. */
export const siteStylesFile = 'site.css';

/** The faces of headings: apart, because what comes with a script must not set them anew. */
export const fontsFile = 'src/ui/tokens/fonts.css';

/** What everything published hangs on. The gallery, which is not, brings its own stylesheet. */
const entries = ['src/pages/pages.ts', 'src/app/Document.tsx'] as const;

/**
 * The layers, the weakest first: whatever stands in a later one wins. A stylesheet's layer is its
 * folder. What stands in none wins over all, so the last one needs no name.
 */
const layers = ['reset', 'tokens', 'layout', 'ui', 'forms', 'sections', 'pages'] as const;

type Layer = (typeof layers)[number];

const none = '\0styles-of-a-component';

/**
 * Makes one stylesheet of those that the components import, layer by layer, and within a layer
 * in the order of imports: what a component is made of stands before it. In the components
 * themselves the imports lead to nothing, so that no script brings styles of its own.
 */
export function siteStyles(): Plugin {
  const stylesheet = join(root, siteStylesFile);
  let known = '';
  return {
    name: 'techeon:site-styles',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // A link to it, as pages have one while developing, comes with a question of Vite's own.
      const [path, query] = source.split('?', 2);
      if (path === siteStylesId || path === `/${siteStylesFile}`) {
        return query === undefined ? stylesheet : `${stylesheet}?${query}`;
      }
      return source.endsWith('.css') && /\.tsx?$/u.test(importer) ? none : undefined;
    },
    load(id) {
      if (id === none) return '';
      if (id.split('?', 1)[0] !== stylesheet) return undefined;
      return (known = importAll(collectSiteStyles()));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !/\.tsx?$/u.test(file)) return undefined;
      if (known === importAll(collectSiteStyles())) return undefined;
      const own = this.environment.moduleGraph.getModulesByFile(stylesheet) ?? [];
      return [...modules, ...own];
    },
  };
}

/** Every stylesheet of what is published; see {@link collectStyles}. */
export function collectSiteStyles(): string[] {
  return collectStyles(entries.map((entry) => join(root, entry)));
}

/** A stylesheet of nothing but imports, each into its layer. */
export function importAll(files: readonly string[]): string {
  return layers
    .flatMap((layer) =>
      files
        .filter((file) => layerOf(file) === layer)
        .map(
          (file) =>
            `@import ${JSON.stringify(file)}${layer === 'pages' ? '' : ` layer(${layer})`};`,
        ),
    )
    .join('\n');
}

/** The innermost folder that is a layer: tokens stand in `ui`, fragments in `pages`. */
function layerOf(file: string): Layer {
  const folders = relative(root, dirname(file)).split(sep);
  const layer = folders.findLast((folder) => (layers as readonly string[]).includes(folder));
  if (layer === undefined) {
    throw new Error(
      `Expected the folder of a stylesheet to be a layer (${layers.join(', ')}), got ${relative(root, file)}.`,
    );
  }
  return layer as Layer;
}
