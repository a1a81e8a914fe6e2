import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { defectsFile } from '../mutants/triedMutant.ts';
import { criteria } from '../report/criteria.ts';
import { isOfAudit, pageReportsIn, readReports, runIn } from '../report/reportFolder.ts';
import { rulesFor } from '../report/rulesFor.ts';
import { caughtDefects } from './caughtDefects.ts';
import { collectRecord } from './collectRecord.ts';
import { conformance } from './conformance.ts';
import { readRequirements } from './readRequirements.ts';
import { readSnapshots } from './readSnapshots.ts';
import { readSpecification } from './readSpecification.ts';
import { readTestResults } from './readTestResults.ts';
import { recordRows, type RecordRow } from './recordRows.ts';
import { reportViews } from './reportViews.ts';
import { readStatement, statementProblems } from './statementProblems.ts';

const isCheck = process.argv.includes('--check');

/**
 * `npm run evidence`: joins what the runners of the last `npm test` have reported with the
 * requirements, the specification, the audit, what screen readers are told and the planted defects
 * into one record, and writes it with all its views into `a11y-reports/`. With `--check`, as the last
 * step of `npm test`, compares with what is committed instead. Fails for each requirement that no
 * test has shown. Ends with `N passed, N failed`.
 */
async function collect(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(root, reportsFolder);
  const committed = await readReports(folder);
  // What is compared was recorded on another day.
  const date = isCheck ? (recordedOn(committed) ?? today) : today;
  const run = runIn(committed);
  if (run === undefined) throw new Error('Expected a report of the audit. Run `npm run audit`.');

  const tests = await readTestResults();
  const requirements = readRequirements();
  const { evidence, problems } = collectRecord(requirements, readSpecification(), tests, date);
  const { defects, problems: untried } = caughtDefects(committed.get(defectsFile), tests);
  const reports = pageReportsIn(committed);
  const tried = { evidence, reports, rulesFor, manual: [], defects, today };
  const record = recordRows(evidence, reports, run, defects, date);
  const rows = conformance(criteria, tried);
  const snapshots = readSnapshots();
  const files = await reportViews({ date, record, rows, reports, run, requirements, snapshots });

  const views = [...committed.keys()].filter((file) => !isOfAudit(file) && file !== defectsFile);
  const stale = views.filter((file) => !files.has(file));
  const others = [...files].filter(([file, text]) => committed.get(file) !== text);
  const differing = [...stale, ...others.map(([file]) => file)];
  if (!isCheck) {
    for (const file of stale) await rm(join(folder, file));
    for (const [file, text] of others) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
  }
  const failed = new Set(
    evidence.flatMap((one) => (one.outcome === 'failed' ? one.requirement : [])),
  );
  const passed = new Set(evidence.map(({ requirement }) => requirement)).difference(failed);
  const { statement, sources } = readStatement();
  const sentences = [
    ...problems,
    ...untried,
    ...statementProblems(statement, sources, passed, [...files.keys()]),
    ...(isCheck ? differing : []).map(
      (file) =>
        `${reportsFolder}/${file} is not what the record says: run \`npm run evidence\`, look at what changed, and commit.`,
    ),
  ];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  const shown = new Set(evidence.map(({ requirement }) => requirement)).size;
  process.stdout.write(`${shown + files.size} passed, ${sentences.length} failed\n`);
  process.exitCode = sentences.length === 0 ? 0 : 1;
}

/** The day of the committed record. */
function recordedOn(committed: ReadonlyMap<string, string>): string | undefined {
  const rows = JSON.parse(committed.get('record.json') ?? '[]') as RecordRow[];
  return rows.find(({ requirement }) => requirement !== null)?.date;
}

await collect();
