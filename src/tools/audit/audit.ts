import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { loadBuild } from '../../server/loadBuild.ts';
import { siteRoot } from '../../server/settings.ts';
import { addGallery } from './addGallery.ts';
import { auditReport } from './auditReport.ts';
import { auditSite } from './auditSite.ts';
import { checkReports } from './checkReports.ts';
import { createReport } from './createReport.ts';
import { writeReports, type Run } from './reportFolder.ts';
import { verdicts } from './verdicts.ts';

/**
 * `npm run audit`: audits the built site and rewrites `a11y-reports/`. With `--check`, as part of
 * `npm test`, writes to a temporary folder instead and compares with what is committed. Fails on a
 * violation, on a finding without a verdict and on a verdict without a finding. `SITE_ROOT` names
 * another project folder.
 */
async function audit(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const committed = join(siteRoot(process.env), 'a11y-reports');
  const started = new Date();
  const { build, remove } = await addGallery(
    await loadBuild(siteRoot(process.env)),
    siteRoot(process.env),
  );
  const { audits, browserVersion } = await auditSite(build, say).finally(remove);
  const report = createReport(build.manifest.pages, audits, verdicts);
  const problems = [
    ...report.problems,
    ...(await auditReport(report.files)).map((text) => ({
      file: 'index.html',
      text,
    })),
  ];
  const run: Run = {
    engine: `axe-core ${axe.version}`,
    browser: `Chromium ${browserVersion}`,
    node: process.version,
    started: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 1000),
  };

  const folder = isCheck ? await mkdtemp(join(tmpdir(), 'a11y-reports-')) : committed;
  await writeReports(folder, report.files, run);
  for (const { text } of problems) complain(text);
  const check = isCheck ? await checkReports(committed, report.files, run, problems) : undefined;
  for (const sentence of check?.sentences ?? []) complain(sentence);

  const { pages, states, violations, unjudged } = report.counts;
  say(
    `Audit: ${pages} pages, ${states} states, ${violations} violations, ${unjudged} without verdict, ${run.seconds} s`,
  );
  if (check !== undefined) say(`${check.passed} passed, ${check.failed} failed`);
  if (problems.length > 0 || (check !== undefined && check.failed > 0)) {
    say(`The new reports are in ${folder}`);
    process.exitCode = 1;
  }
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
