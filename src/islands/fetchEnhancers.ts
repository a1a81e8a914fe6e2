import { whenMouseMoves } from '../enhancers/whenMouseMoves.ts';
import { fetchFiles } from './fetchFiles.ts';

/** A module of `enhancerSources`: each function that it exports begins something. */
type Enhancer = Record<string, () => unknown>;

/**
 * Fetches the modules that not every visit needs (`data-enhancer` names each) and calls what they export.
 * Who reads the page's language best needs none of those that offer another one (`data-offers`), but for
 * `data-variants`, and what follows the mouse (`data-mouse`) waits for it. If one is lost, the page stays
 * as it was served.
 */
export function fetchEnhancers(): void {
  const isNative = navigator.language.startsWith(document.documentElement.lang);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-enhancer]')) {
    const { enhancer } = dataset as { enhancer: string };
    // Fetched before it is imported, as what parts need: a script that is only imported is asked for
    // ahead of everything that the page shows.
    const begin = (): Promise<unknown> =>
      fetchFiles([enhancer])
        .then(() => import(/* @vite-ignore */ enhancer))
        .then((module: Enhancer) => Promise.all(Object.values(module).map((start) => start())))
        .catch(() => {});
    if ('mouse' in dataset) whenMouseMoves(begin);
    else if (!isNative || !('offers' in dataset) || 'variants' in dataset) void begin();
  }
}
