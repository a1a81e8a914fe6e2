import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../src/project/root.ts';

/** What the renderer of the build offers besides pages. */
type Gallery = {
  renderGallery: (part: string, dir?: 'ltr' | 'rtl') => string;
  galleryParts: readonly string[];
};

const renderer = pathToFileURL(join(root, 'build/renderer.js')).href;

/** Every part of the gallery by name, and what draws the page with all its states. */
export const { galleryParts, renderGallery } = (await import(renderer)) as Gallery;

/** The address of the page with every state of a part. */
export function galleryPath(part: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return `/gallery/${dir}/${part}`;
}
