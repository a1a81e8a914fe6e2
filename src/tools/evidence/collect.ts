import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { readReports } from '../report/reportFolder.ts';
import { differingViews, evidenceOf, recordedOn } from './evidenceOf.ts';
import { readTestResults } from './readTestResults.ts';
import { summaryFile } from './summary.ts';

/**
 * `npm run evidence`: writes the record of what the last `npm test` has shown, and all its views,
 * into `a11y-reports/`. With `--check`, as the last step of `npm test`, compares with what is
 * committed instead. Fails for each requirement that no test has shown, for a planted defect that
 * nobody has tried, and for a sentence of the statement without a source. Ends with
 * `N passed, N failed`.
 */
async function collect(isCheck: boolean): Promise<void> {
  const folder = join(root, reportsFolder);
  const committed = await readReports(folder);
  const today = new Date().toISOString().slice(0, 10);
  // What is compared may have been recorded on another day.
  const date = isCheck ? (recordedOn(committed) ?? today) : today;
  const { files, shown, problems } = await evidenceOf(await readTestResults(), committed, date);
  const differing = differingViews(committed, files);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (isCheck) {
    for (const file of differing) {
      process.stderr.write(
        `${reportsFolder}/${file} is not what the record says: run \`npm run evidence\`, look at what changed, and commit.\n`,
      );
    }
  } else {
    await writeViews(folder, differing, files);
    if (differing.includes(summaryFile)) {
      process.stdout.write(
        'The accessibility statement has other numbers now: run `npm run audit -- --changed`, and this once more.\n',
      );
    }
  }
  const failed = problems.length + (isCheck ? differing.length : 0);
  process.stdout.write(`${shown + files.size} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Writes what differs, and removes what is no view any more. */
async function writeViews(
  folder: string,
  differing: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const file of differing) {
    const text = files.get(file);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    if (text === undefined) await rm(join(folder, file));
    else await writeFile(join(folder, file), text);
  }
}

await collect(process.argv.includes('--check'));
