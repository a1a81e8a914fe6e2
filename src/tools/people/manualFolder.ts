import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FiledRecord } from './peopleOf.ts';
import { printRecord, readRecord, type PersonRecord } from './personRecord.ts';

/** Where records of people lie in the folder of reports. */
export const manualFolder = 'manual/';

/** The records among the files of the folder of reports, and in sentences what is none. */
export function recordsIn(
  files: ReadonlyMap<string, string>,
  today: string,
): { records: FiledRecord[]; problems: string[] } {
  const read = [...files]
    .filter(([file]) => file.startsWith(manualFolder))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => ({ file, ...readRecord(file, text, today) }));
  return {
    records: read.flatMap((one) => ('record' in one ? [one] : [])),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
}

/** The files of a folder of records as {@link recordsIn} takes them; none if there is no folder. */
export async function readManual(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.endsWith('.yml'));
  return new Map(
    await Promise.all(
      own.map(
        async (name) => [manualFolder + name, await readFile(join(folder, name), 'utf8')] as const,
      ),
    ),
  );
}

/**
 * Writes a record under a name of its own, whole or not at all, and never over a file that is there.
 * @returns the name of the file.
 */
export async function writeRecord(folder: string, record: PersonRecord): Promise<string> {
  const tester = record.tester.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = [record.date, record.item, tester].join('-');
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, printRecord(record));
  try {
    for (let time = 1; ; time += 1) {
      const file = `${name}${time === 1 ? '' : `-${time}`}.yml`;
      // Unlike a rename, a link fails where a file of that name is.
      const isTaken = await link(draft, join(folder, file)).then(
        () => false,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
          return true;
        },
      );
      if (!isTaken) return file;
    }
  } finally {
    await rm(draft);
  }
}
