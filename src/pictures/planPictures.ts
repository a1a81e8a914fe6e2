import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { DrawPicture, SharedPicture } from '../delivery/rendering.ts';
import type { PublishedPage } from '../delivery/manifest.ts';
import { routeOf } from '../site/routes.ts';
import { loadLettering } from './loadLettering.ts';

/** A picture before it has pixels: what it shows, and what it will be called. */
export type PlannedPicture = SharedPicture & { svg: string };

/** What turns SVG into pixels. */
export const rendererFile = '@resvg/resvg-wasm/index_bg.wasm';

/** Raise it when the way from SVG to PNG changes: names are for ever, and so are copies of them. */
const revision = 1;

/**
 * Plans the picture of every listed page, by the page's file. A picture is named after all that
 * goes into it, so that pages can be drawn before their pictures are, and no name ever shows
 * another picture.
 */
export async function planPictures(
  pages: readonly PublishedPage[],
  draw: DrawPicture,
): Promise<ReadonlyMap<string, PlannedPicture>> {
  const letteringFor = loadLettering();
  const renderer = await readFile(createRequire(import.meta.url).resolve(rendererFile));
  const base = createHash('sha256').update(renderer).update(`${revision}\n`);
  const nameOf = (svg: string) => base.copy().update(svg).digest('hex').slice(0, 16);
  const listed = pages.filter(({ id }) => routeOf(id).isUnlisted !== true);
  const planned = listed.map(async (page) => {
    const { svg, hasTitle } = await draw(page, letteringFor);
    return [page.file, { svg, hasTitle, path: `/assets/social/${nameOf(svg)}.png` }] as const;
  });
  return new Map(await Promise.all(planned));
}
