import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { writeWhole } from '../../project/writeWhole.ts';

/** What the first half of a build leaves to the second. */
export type Bundled = {
  /** When the build began, in milliseconds since 1970. */
  start: number;
  /** The hash of what it is made from, as that was then. */
  inputs: string;
  /** What of the languages is left out or not translated, a line each. */
  notes: readonly string[];
  /** How many samples are left. */
  sampleCount: number;
};

const file = join(root, 'build/bundled.json');

export async function writeBundled(bundled: Bundled): Promise<void> {
  await writeWhole(file, JSON.stringify(bundled));
}

/** Reads it, once: it is true of one build. */
export async function readBundled(): Promise<Bundled> {
  const bundled = JSON.parse(await readFile(file, 'utf8')) as Bundled;
  await rm(file);
  return bundled;
}
