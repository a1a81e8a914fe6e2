import type { Manifest } from '../../../delivery/manifest.ts';

/** What is published and may be spoilt, as text. Files are relative to `dist/`. */
export type PublishedSite = {
  pages: readonly { path: string; file: string; html: string }[];
  styles: readonly { file: string; css: string }[];
};

/**
 * The pages and stylesheets of a built site. The reports have a stylesheet of their own, which no page
 * takes; that of parts has nothing but what is in that of the site.
 * @param read the text of a file, by its path in `dist/`.
 */
export function publishedSite(
  { pages, files }: Pick<Manifest, 'pages' | 'files'>,
  read: (file: string) => string,
): PublishedSite {
  const styles = files
    .map(({ file }) => file)
    .filter((file) => /^(?!a11y-reports\/|assets\/parts-).*\.css$/u.test(file));
  return {
    pages: pages.map(({ path, file }) => ({ path, file, html: read(file) })),
    styles: styles.map((file) => ({ file, css: read(file) })),
  };
}
