import type { ServerResponse } from 'node:http';
import type { Draw } from './drawPages.ts';
import type { GalleryRenderer } from './rendererOf.ts';

/**
 * Answers a request for the gallery: its list, a part with switches, or a part alone in one
 * direction, as the audit sees it. Resolves to whether it was one.
 */
export async function answerGallery(
  pathname: string,
  response: ServerResponse,
  load: () => Promise<GalleryRenderer>,
  complete: Draw,
): Promise<boolean> {
  const match = /^\/gallery(?:\/(ltr|rtl)(?=\/.))?(?:\/(.*?))?\/?$/u.exec(pathname);
  if (match === null) return false;
  const [, dir, component = ''] = match;
  const { galleryComponents, ...gallery } = await load();
  if (component !== '' && !galleryComponents.includes(component)) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(
      `Expected a part of the gallery, got "${component}": see /gallery for the list.\n`,
    );
    return true;
  }
  const { html, isFailure } = await complete(async () => {
    if (component === '') return gallery.renderGalleryList();
    return dir === undefined
      ? gallery.renderGalleryViewer(component)
      : gallery.renderGallery(component, dir === 'rtl' ? 'rtl' : 'ltr');
  });
  response.writeHead(isFailure ? 500 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(html);
  return true;
}
