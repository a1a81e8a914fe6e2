import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliOf, gzipOf } from './contentCodings.ts';

const content = Buffer.from('नमस्ते, world '.repeat(100));

test('each coding is kept by itself, and unpacks to the content', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'codings-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  for (const round of ['made', 'kept']) {
    expect(brotliDecompressSync(await brotliOf(content, cache)).equals(content), round).toBe(true);
    expect(gunzipSync(await gzipOf(content, cache)).equals(content), round).toBe(true);
    expect(await readdir(cache), round).toHaveLength(2);
  }
});
