import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { cacheFolder } from '../../project/cacheFolder.ts';
import { writeWhole } from '../../project/writeWhole.ts';

/** Of the library that compresses, so that another one's results are not taken for this one's. */
const defaultCache = join(cacheFolder, `brotli-${process.versions['brotli']}`);

/** Each holds ten times its content in memory, so that no more are under way than there are processors. */
const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let turn = 0;

/**
 * Compresses a content as far as brotli can, which takes 50 ms for a page and is kept for the next
 * build. A cached copy that does not unpack to the content is made anew.
 */
export function brotliOf(content: Buffer, cache = defaultCache): Promise<Buffer> {
  const lane = (turn += 1) % lanes.length;
  const packed = (lanes[lane] ?? Promise.resolve()).then(() => cachedOrMade(content, cache));
  lanes[lane] = packed.then(
    () => {},
    () => {},
  );
  return packed;
}

async function cachedOrMade(content: Buffer, cache: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window that holds it all: a larger one takes longer and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(content.length + 16))),
    ),
  };
  const key = createHash('sha256').update(JSON.stringify(params)).update(content).digest('hex');
  const file = join(cache, key);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined && (await unpacked(cached))?.equals(content)) return cached;
  const packed = await promisify(brotliCompress)(content, { params });
  await writeWhole(file, packed);
  return packed;
}

async function unpacked(packed: Buffer): Promise<Buffer | undefined> {
  return promisify(brotliDecompress)(packed).catch(() => undefined);
}
