import { routes } from '../../site/routes.ts';

/**
 * The path at which a published file is served, by its path in `dist/`: `/about-us` of
 * `about-us/index.html`, `/ar/` of `ar/index.html`, `/404` of `404.html`.
 */
export function publishedPath(file: string): string {
  const path = `/${file}`.replace(/(?:\/index)?\.html$/u, '');
  // The first page of a language is a folder; no other page is.
  const isHome = /^\/?[^/]*$/u.test(path) && file.endsWith('index.html') && !isRoute(path);
  return encodeURI(isHome ? `${path.replace(/\/$/u, '')}/` : path);
}

function isRoute(path: string): boolean {
  return routes.some((route) => route.path === path);
}
