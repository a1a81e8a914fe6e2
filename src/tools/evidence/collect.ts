import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HistoryLine } from '../../delivery/reportFacts.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { isSummed, printSums, sumProblems, sumsFile } from '../report/checksums.ts';
import { readBytes, readReports } from '../report/reportFolder.ts';
import { differingViews, evidenceOf, recordedOn } from './evidenceOf.ts';
import { historyFile, historyLineOf, parseHistory } from './historyLine.ts';
import { historyProblems, trueLines } from './historyProblems.ts';
import { landedReports } from './landedReports.ts';
import { readTestResults } from './readTestResults.ts';
import { summaryFile } from './summary.ts';

/**
 * `npm run evidence`: writes the record of what the last `npm test` has shown, and all its views,
 * into `a11y-reports/`. With `--check`, as the last step of `npm test`, compares with what is
 * committed instead, holds each file against the checksums, and each line of the history against the
 * reports that git has. Fails for each requirement that no test has shown, for a planted defect that
 * nobody noticed, without a reason, and for a sentence of the statement without a source. Ends with
 * `N passed, N failed`.
 */
async function collect(isCheck: boolean): Promise<void> {
  const folder = join(root, reportsFolder);
  const committed = await readReports(folder);
  const today = new Date().toISOString().slice(0, 10);
  // What is compared may have been recorded on another day.
  const date = isCheck ? (recordedOn(committed) ?? today) : today;
  const landed = await landedReports(root);
  const own = parseHistory(committed.get(historyFile));
  const before =
    typeof landed === 'string' ? (own as HistoryLine[]) : trueLines(landed.head, landed.reports);
  const tests = await readTestResults();
  const found = await evidenceOf(tests, committed, date, { today, landed: before });
  const { files, shown, problems, expiring } = found;
  const differing = differingViews(committed, files);
  const forged: string[] = [];
  for (const sentence of expiring) process.stdout.write(`${sentence}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (isCheck) {
    for (const file of differing) {
      process.stderr.write(
        `${reportsFolder}/${file} is not what the record says: run \`npm run evidence\`, look at what changed, and commit.\n`,
      );
    }
    const now = historyLineOf(new Map([...committed, ...files]));
    forged.push(...sumProblems(committed.get(sumsFile), await readBytes(folder)));
    if (typeof landed !== 'string') forged.push(...historyProblems(own, landed, now));
    else process.stdout.write(`Not checked: ${historyFile} against git, because ${landed}.\n`);
    for (const line of forged) process.stderr.write(`${reportsFolder}: ${line}\n`);
  } else {
    await writeViews(folder, differing, files);
    const summed = [...(await readBytes(folder))].filter(([file]) => isSummed(file));
    await writeFile(join(folder, sumsFile), printSums(new Map(summed)));
    if (differing.includes(summaryFile)) {
      process.stdout.write(
        'The accessibility statement has other numbers now: run `npm run audit -- --changed`, and this once more.\n',
      );
    }
  }
  const failed = problems.length + (isCheck ? differing.length + forged.length : 0);
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
