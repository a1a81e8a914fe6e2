import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder } from '../../project/cacheFolder.ts';
import { kept } from '../../project/kept.ts';

/** Where compressed copies are kept, one for each content coding of HTTP (RFC 9110, section 8.4.1). */
const defaultCache = join(cacheFolder, 'codings');

/** Brotli holds ten times its content in memory, so that no more are under way than there are processors. */
const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let turn = 0;

/**
 * Compresses a content as far as brotli can, which takes 50 ms for a page and is kept for the next
 * build.
 */
export function brotliOf(content: Buffer, cache = defaultCache): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that holds it all: a larger one takes longer and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(content.length + 16))),
    ),
  };
  // Of the library that compresses, so that another one's results are not taken for this one's.
  const maker = `brotli ${process.versions['brotli']} ${JSON.stringify(params)}`;
  return kept(cache, [maker, content], () =>
    inTurn(() => promisify(brotliCompress)(content, { params })),
  );
}

/** The same for who cannot read brotli: a larger copy in a tenth of the time. */
export function gzipOf(content: Buffer, cache = defaultCache): Promise<Buffer> {
  const level = constants.Z_BEST_COMPRESSION;
  const maker = `gzip ${process.versions['zlib']} ${level}`;
  return kept(cache, [maker, content], () => promisify(gzip)(content, { level }));
}

function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const lane = (turn += 1) % lanes.length;
  const made = (lanes[lane] ?? Promise.resolve()).then(make);
  lanes[lane] = made.then(
    () => {},
    () => {},
  );
  return made;
}
