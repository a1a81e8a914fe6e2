import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { pictureSize } from '../delivery/rendering.ts';
import { root } from '../project/root.ts';
import { writeWhole } from '../project/writeWhole.ts';
import { encodeIndexed } from './encodeIndexed.ts';
import { isWholePng } from './isWholePng.ts';
import { rendererFile, type PlannedPicture } from './planPictures.ts';

/** Gone with the packages; until then every picture is drawn once, whatever is built from here. */
const defaultCache = join(root, 'node_modules/.cache/social-pictures');

/**
 * Writes planned pictures into a folder, each under its path, and says how many had to be drawn;
 * the others came from the cache.
 */
export async function writePictures(
  pictures: Iterable<PlannedPicture>,
  folder: string,
  cache = defaultCache,
): Promise<{ count: number; drawn: number }> {
  const byPath = new Map(Array.from(pictures, (picture) => [picture.path, picture.svg]));
  let drawn = 0;
  for (const [path, svg] of byPath) {
    const cached = join(cache, basename(path));
    let png = await readWhole(cached);
    if (png === undefined) {
      png = await drawPng(svg);
      await writeWhole(cached, png);
      drawn += 1;
    }
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, png);
  }
  return { count: byPath.size, drawn };
}

let ready: Promise<void> | undefined;

/** Turns an SVG into a PNG; the same SVG always gives the same bytes. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve(rendererFile)).then(initWasm);
  await ready;
  // All text is outlines: fonts of this machine must not find a way in.
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = picture.render();
  try {
    return encodeIndexed(image.pixels, image.width) ?? image.asPng();
  } finally {
    // The renderer's memory is not the garbage collector's.
    image.free();
    picture.free();
  }
}

/** A cached picture; undefined where it is missing or broken. */
async function readWhole(file: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  return isWholePng(bytes, pictureSize.width, pictureSize.height) ? bytes : undefined;
}
