import { families } from '../../site/families.ts';
import { pictureSize } from '../../delivery/rendering.ts';
import { routeOf, type RouteId } from '../../site/routes.ts';

export const { width, height } = pictureSize;

export const margin = 64;

/** Where the page's cloth begins: it is 24 rows high and cut behind its 19th column. */
export const clothStart = Math.round(width - (19 * height) / 24);

/** Width and height of one swatch of the sampler: eight of them edge to edge. */
export const swatch = width / families.length;

/** Whether a page is about all families, so that it shows the sampler, not one cloth. */
export function showsSampler(id: RouteId): boolean {
  return id === 'home' || id === 'services';
}

/** The box that words and wordmark stand in, in pixels from the side where reading starts. */
export function wordsOf(id: RouteId): { x: number; width: number; bottom: number } {
  const end = showsSampler(id) ? width : clothStart;
  const bottom = (showsSampler(id) ? height - swatch : height) - margin;
  return { x: margin, width: end - 2 * margin, bottom };
}

/** Whether a page stands in a family: its cloth lies on night, with a bright thread. */
export function isInFamily(id: RouteId): boolean {
  return routeOf(id).kind === 'service';
}
