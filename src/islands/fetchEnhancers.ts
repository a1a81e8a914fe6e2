import { fetchFiles } from './fetchFiles.ts';

/** A module of `enhancerSources`: each function that it exports begins something. */
type Enhancer = Record<string, () => void>;

/**
 * Fetches the modules that only some pages need (`data-enhancer` names each) and calls what they export,
 * but not for those whose first language begins with `data-unless`. If one is lost, the page stays as it
 * was served.
 */
export function fetchEnhancers(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-enhancer]')) {
    const { enhancer = '', unless } = dataset;
    if (!unless || !navigator.language.startsWith(unless)) {
      // Fetched before it is imported, as what parts need: a script that is only imported is asked for
      // ahead of everything that the page shows.
      fetchFiles([enhancer])
        .then(() => import(/* @vite-ignore */ enhancer))
        .then((module: Enhancer) => Object.values(module).forEach((begin) => begin()))
        .catch(() => {});
    }
  }
}
