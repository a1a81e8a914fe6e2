import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { PageReport } from './pageReport.ts';
import type { Run } from './run.ts';

/** Where what a screen reader said lies. */
export const transcriptsFolder = 'transcripts/';

/** The file with what differs from run to run. */
export const runFile = 'run.json';

/** Whether the audit writes a file of the folder; other tools write the others. */
export function isOfAudit(file: string): boolean {
  return file === runFile || isPageReport(file);
}

/** Whether a file of the folder is the report of a page. */
function isPageReport(file: string): boolean {
  return /^[^/]+\/[^/]+\.json$/u.test(file) && !file.startsWith(transcriptsFolder);
}

/** The reports of pages in a folder of reports, in the order of their files. */
export function pageReportsIn(files: ReadonlyMap<string, string>): PageReport[] {
  return [...files.keys()]
    .filter(isPageReport)
    .toSorted()
    .flatMap((file) => pageReportIn(files, file) ?? []);
}

/** Reads a folder of reports; path with forward slashes to text, empty if there is none. */
export async function readReports(folder: string): Promise<Map<string, string>> {
  const files = await readBytes(folder);
  return new Map([...files].map(([file, bytes]) => [file, bytes.toString()]));
}

/** The same, as bytes. */
export async function readBytes(folder: string): Promise<Map<string, Buffer>> {
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
          [relative(folder, path).split(sep).join('/'), await readFile(path)] as const,
      ),
    ),
  );
}

/** The run that a folder of reports tells of; undefined if it tells of none. */
export function runIn(files: ReadonlyMap<string, string>): Run | undefined {
  return parsed<Run>(files.get(runFile), 'method');
}

/** The report of a page in a folder of reports; undefined if it has none that can be read. */
export function pageReportIn(
  files: ReadonlyMap<string, string>,
  file: string,
): PageReport | undefined {
  return parsed<PageReport>(files.get(file), 'second');
}

/** Not what the audit writes, a conflict of two branches for example, is as if it were not there. */
function parsed<Value>(text: string | undefined, key: keyof Value): Value | undefined {
  try {
    const value = JSON.parse(text ?? '') as Value;
    return typeof value === 'object' && value !== null && key in value ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the reports of the audit by new ones; what other tools have written there stays. */
export async function writeReports(
  folder: string,
  files: ReadonlyMap<string, string>,
  run: Run,
): Promise<void> {
  const before = await readReports(folder);
  for (const file of before.keys()) {
    if (isOfAudit(file)) await rm(join(folder, file));
  }
  for (const [file, text] of [...files, [runFile, `${JSON.stringify(run, null, 2)}\n`] as const]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
