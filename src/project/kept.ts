import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';

/** Bytes of a SHA-256, with which every kept file ends. */
const sumLength = 32;

/**
 * What is made of some parts, kept for whoever makes the same of the same: a file named after the
 * hash of the parts. One that is broken or cut short is made anew. Rejects with what making does,
 * and then keeps nothing.
 * @param folder where it is kept, best below `cacheFolder`.
 * @param parts all that decides what is made, the version of what makes it included.
 */
export async function kept(
  folder: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  const content = known?.subarray(0, -sumLength);
  if (content !== undefined && sumOf(content).equals(known?.subarray(-sumLength) ?? content)) {
    return content;
  }
  const made = await make();
  await writeWhole(file, Buffer.concat([made, sumOf(made)]));
  return Buffer.from(made);
}

function sumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
