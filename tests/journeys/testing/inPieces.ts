import { setTimeout as wait } from 'node:timers/promises';
import { serveAgain, type ServedAgain } from './serveAgain.ts';

/** Which bytes of a page come in pieces, and how many at once; what is before and behind comes whole. */
type Cut = { piece: number; length: number; begin?: string };

/** Of what shows first, a part of a menu at a time, as a slow line or a busy browser has it. */
const firstView: Cut = { piece: 700, length: 40_000 };

/** Between two pieces, in ms: more than the browser takes from one picture to the next. */
const pause = 20;

/**
 * Serves a site again at an address of its own, where these pages come in small pieces.
 * @param cut where it begins, it is a text of every one of them; a page without it does not arrive.
 */
export async function serveInPieces(
  site: string,
  paths: readonly string[],
  { piece, length, begin = '' }: Cut = firstView,
): Promise<ServedAgain> {
  return await serveAgain(site, paths, async ({ url, body, response }) => {
    if (!paths.includes(url)) {
      response.end(body);
      return;
    }
    const start = body.indexOf(begin);
    if (start < 0) {
      response.destroy(new Error(`Expected ${begin} in ${url}.`));
      return;
    }
    const end = Math.min(start + length, body.length);
    response.write(body.subarray(0, start));
    for (let from = start; from < end; from += piece) {
      response.write(body.subarray(from, Math.min(from + piece, end)));
      await wait(pause);
    }
    response.end(body.subarray(end));
  });
}
