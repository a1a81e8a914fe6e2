import { isPseudoLocale } from '../../site/locales.ts';
import { isGallery } from './galleryLocale.ts';

/** What the pages of a locale are: published, made of changed English for tests, or parts of the gallery. */
export function localeKind(locale: string): 'published' | 'pseudo' | 'gallery' {
  if (isGallery(locale)) return 'gallery';
  return isPseudoLocale(locale) ? 'pseudo' : 'published';
}
