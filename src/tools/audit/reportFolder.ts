import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The file with what differs from run to run. */
export const runFile = 'run.json';

/** Versions and times of a run. */
export type Run = {
  engine: string;
  browser: string;
  node: string;
  started: string;
  seconds: number;
};

/** Reads a folder of reports; path with forward slashes to text, empty if there is none. */
export async function readReports(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const,
      ),
    ),
  );
}

/** Replaces a folder of reports by new ones. */
export async function writeReports(
  folder: string,
  files: ReadonlyMap<string, string>,
  run: Run,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of [...files, [runFile, `${JSON.stringify(run, null, 2)}\n`] as const]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
