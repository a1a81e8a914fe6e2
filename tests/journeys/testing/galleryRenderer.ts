import { root } from '../../../src/project/root.ts';
import { loadGallery } from '../../../src/tools/states/loadGallery.ts';

/** Every part of the gallery by name, and what draws the page with all its states. */
export const { galleryComponents, renderGallery } = await loadGallery(root);

/** The address of the page with every state of a part. */
export function galleryPath(component: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return `/gallery/${dir}/${component}`;
}
