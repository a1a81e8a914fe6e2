import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes lines to standard output, as fast as they are taken; a reader such as `head` may stop early. */
export async function writeOut(lines: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Writes a sentence to the owner on standard error, where it is no data. */
export function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** A number of submissions in words. */
export function countOf(count: number): string {
  return `${count} ${count === 1 ? 'submission' : 'submissions'}`;
}
