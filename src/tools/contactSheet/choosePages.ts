import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { routeOf } from '../../site/routes.ts';
import { isGallery } from '../states/galleryLocale.ts';

/**
 * What the sheet shows: every part of the gallery, then pages in the source language and in the
 * first language that is written from right to left.
 * @param wanted the first page of each kind, or all of them.
 */
export function choosePages(
  { pages, locales, sourceLocale }: Pick<Manifest, 'pages' | 'locales' | 'sourceLocale'>,
  wanted: 'of each kind' | 'all',
): PublishedPage[] {
  const components = pages.filter(({ locale }) => isGallery(locale));
  const mirrored = locales.find(({ dir }) => dir === 'rtl')?.code;
  const shown = [sourceLocale, mirrored].flatMap((code) => {
    const seen = new Set<string>();
    return pages
      .filter(({ locale }) => locale === code)
      .filter(({ id }) => {
        const { kind } = routeOf(id);
        const isFirst = !seen.has(kind);
        seen.add(kind);
        return isFirst || wanted === 'all';
      });
  });
  return [...components, ...shown];
}
