import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { auditProject, type AuditResult } from './auditProject.ts';
import { isQuick, readOptions } from './choosePages.ts';
import { compareReports } from './compareReports.ts';
import { reportFiles } from '../report/createReport.ts';
import { notes } from '../report/notes.ts';
import { writeReports } from '../report/reportFolder.ts';
import { tally } from '../report/tally.ts';

/**
 * `npm run audit`: builds the site if need be, audits it and rewrites `a11y-reports/`. With
 * `--changed` only pages that are not those of the committed report are audited, with names of
 * pages only these. With `--check` writes to a temporary folder instead and compares with what is
 * committed: as part of `npm test` each page that has not changed is looked at once, and with
 * `--check --whole` everything is repeated. Fails on a violation, on a finding without a note, and on
 * a note that is too wide, matches nothing, or whose check fails.
 */
async function audit(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  await ensureBuilt();
  const result = await auditProject({ root, notes, options, say });
  const { reports, run, audited, once, problems } = result;
  for (const { text } of problems) complain(text);
  if (problems.length > 0) process.exitCode = 1;

  const folder = options.isCheck
    ? await mkdtemp(join(tmpdir(), 'a11y-reports-'))
    : join(root, reportsFolder);
  await writeReports(folder, reportFiles(reports), run);
  const { audits, violations, unjudged } = tally(reports);
  say(
    `Audit: ${audited} of ${reports.length} pages whole, ${once} once; ${audits} audits in the report, ${run.seconds} s. ${violations} violations, ${unjudged} without note, in ${folder}`,
  );
  if (isQuick(options)) {
    say(
      `Not repeated, and so not compared: all that the report says of other states and modes of pages that have not changed, and of pages in pseudo-locales. \`npm run audit -- --check --whole\` repeats everything.`,
    );
  }
  if (options.isCheck) check(result);
}

/** Tells what differs from the committed report, and counts its files. */
function check({ reports, run, problems, committed }: AuditResult): void {
  const { differences, remark } = compareReports(committed, reports, run);
  for (const { file, text } of differences) complain(`${reportsFolder}/${file} ${text}`);
  if (differences.length > 0) {
    complain(
      'The committed reports are not those of this site: run `npm run audit -- --changed`, look at what changed, and commit.',
    );
    process.exitCode = 1;
  }
  const failed = new Set([...problems, ...differences].map(({ file }) => file));
  const all = new Set([...reportFiles(reports).keys(), ...failed]);
  if (remark !== undefined) say(remark);
  say(`${all.size - failed.size} passed, ${failed.size} failed`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(paragraph: string): void {
  process.stderr.write(`${paragraph}\n`);
}

try {
  await audit();
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
