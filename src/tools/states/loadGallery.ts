import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Every part of the site in every state, drawn with words made up for it; never published. */
export type Gallery = {
  /** The names of the parts, as their pages are called. */
  galleryComponents: readonly string[];
  /** Draws all states of a part as one document. */
  renderGallery: (component: string, dir?: 'ltr' | 'rtl') => string;
};

/** Loads the gallery that a build left under a root; rejects where there is none. */
export async function loadGallery(root: string): Promise<Gallery> {
  return (await import(pathToFileURL(join(root, 'build/gallery.js')).href)) as Gallery;
}
