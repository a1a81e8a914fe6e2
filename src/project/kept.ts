import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';

/** Bytes of a SHA-256, with which every kept file ends. */
const sumLength = 32;

/** How long what nobody asks for is kept, in milliseconds: a month. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Folders that this process has looked through for what is too old. */
const cleared = new Set<string>();

/**
 * What is made of some parts, kept for whoever makes the same of the same: a file named after the
 * hash of the parts. One that is broken or cut short is made anew, and one that nobody has asked for in
 * a month is removed. Rejects with what making does, and then keeps nothing.
 * @param folder where it is kept, best below `cacheFolder`.
 * @param parts all that decides what is made, the version of what makes it included.
 */
export async function kept(
  folder: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  if (!cleared.has(folder)) {
    cleared.add(folder);
    await clearOld(folder);
  }
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => Buffer.alloc(0));
  const content = known.subarray(0, -sumLength);
  if (sumOf(content).equals(known.subarray(-sumLength))) {
    const now = new Date();
    // Another build may have found it too old a moment ago.
    await utimes(file, now, now).catch(() => {});
    return content;
  }
  const made = await make();
  await writeWhole(file, Buffer.concat([made, sumOf(made)]));
  return Buffer.from(made);
}

async function clearOld(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // What cannot be removed is in nobody's way.
  await Promise.allSettled(
    names.map(async (name) => {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > longest) await rm(file);
    }),
  );
}

function sumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
