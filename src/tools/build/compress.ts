import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliOf, gzipOf } from './contentCodings.ts';

const compressible = /\.(?:html|css|js|svg|txt|xml|json)$/u;

/** Writes a brotli and a gzip copy (`x.br`, `x.gz`) beside every text file of a folder. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotliOf(content));
      await writeFile(`${file}.gz`, await gzipOf(content));
    }),
  );
}
