import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { writeWhole } from '../../project/writeWhole.ts';
import type { LocaleStatus } from '../locales/commands/status/countStatus.ts';

/** What the first half of a build hands over to the second. */
export type Handover = {
  /** When the build began, in milliseconds since 1970. */
  start: number;
  /** The hash of what it is made from, as that was then. */
  inputs: string;
  /** What each language has and owes. */
  status: readonly LocaleStatus[];
  /** The classes that interactive parts may wear once they are alive. */
  partClasses: readonly string[];
  /** What of the languages is left out or not translated, a line each. */
  notes: readonly string[];
  /** How many samples are left. */
  sampleCount: number;
};

const file = join(root, 'build/handover.json');

export async function writeHandover(handover: Handover): Promise<void> {
  await writeWhole(file, JSON.stringify(handover));
}

/** Reads it, once: it is true of one build. */
export async function readHandover(): Promise<Handover> {
  const handover = JSON.parse(await readFile(file, 'utf8')) as Handover;
  await rm(file);
  return handover;
}
