import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { cacheFolder } from '../../project/cacheFolder.ts';
import { writeWhole } from '../../project/writeWhole.ts';

/** Of the library that compresses, so that another one's results are not taken for this one's. */
const defaultCache = join(cacheFolder, `brotli-${process.versions['brotli']}`);

/**
 * Compresses a content as far as brotli can, which takes 50 ms for a page and is kept for the next
 * build. A cached copy that does not unpack to the content is made anew.
 */
export async function brotliOf(content: Buffer, cache = defaultCache): Promise<Buffer> {
  const file = join(cache, createHash('sha256').update(content).digest('hex'));
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined && (await unpacked(cached))?.equals(content)) return cached;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const packed = await promisify(brotliCompress)(content, { params });
  await writeWhole(file, packed);
  return packed;
}

async function unpacked(packed: Buffer): Promise<Buffer | undefined> {
  return promisify(brotliDecompress)(packed).catch(() => undefined);
}
