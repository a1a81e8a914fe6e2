import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { results } from '../lanes/lanes.ts';
import type { PageReport } from '../report/pageReport.ts';
import { readReports } from '../report/reportFolder.ts';
import { collectRecord } from './collectRecord.ts';
import { conformanceFiles } from './conformanceFiles.ts';
import { readRequirements } from './readRequirements.ts';
import { readSpecification } from './readSpecification.ts';
import { readTestResults } from './readTestResults.ts';

/**
 * `npm run evidence`: joins what the runners of the last `npm test` have reported with the
 * requirements, the specification and the audit, and writes the conformance report into
 * `a11y-reports/`. With `--check`, as the last step of `npm test`, compares with what is committed
 * instead. Fails for each requirement that no test has shown. The record of all evidence is
 * `test-results/record.json`. Ends with `N passed, N failed`.
 */
async function collect(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const tests = await readTestResults();
  const requirements = readRequirements();
  const record = collectRecord(requirements, readSpecification(), tests, today);
  await writeFile(join(results, 'record.json'), `${JSON.stringify(record.evidence, null, 1)}\n`);
  const folder = join(root, reportsFolder);
  const committed = await readReports(folder);
  const files = conformanceFiles(record.evidence, requirements, pageReportsIn(committed), today);
  const problems = [...record.problems];
  for (const [file, text] of files) {
    if (!process.argv.includes('--check')) await writeFile(join(folder, file), text);
    else if (committed.get(file) !== text) {
      problems.push(
        `${reportsFolder}/${file} is not what these tests show: run \`npm run evidence\`, look at what changed, and commit.`,
      );
    }
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const shown = new Set(record.evidence.map(({ requirement }) => requirement)).size;
  process.stdout.write(`${shown + files.size} passed, ${problems.length} failed\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** The reports of pages in a folder of reports, in the order of their files. */
function pageReportsIn(files: ReadonlyMap<string, string>): PageReport[] {
  return [...files]
    .filter(([file]) => /^[^/]+\/[^/]+\.json$/u.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => JSON.parse(text) as PageReport);
}

await collect();
