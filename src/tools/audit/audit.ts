import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuild } from '../../server/loadBuild.ts';
import { ensureBuilt } from '../ensureBuilt.ts';
import { readPageHashes } from '../pageHashes.ts';
import { reportsFolder } from '../repository.ts';
import { root } from '../root.ts';
import { addGallery } from './addGallery.ts';
import { auditReport } from './auditReport.ts';
import { auditSite } from './auditSite.ts';
import { choosePages, readOptions } from './choosePages.ts';
import { compareReports } from './compareReports.ts';
import {
  findingProblems,
  noteProblems,
  reportFiles,
  stateProblems,
  type Problem,
} from './createReport.ts';
import { drawnRules } from './drawnRules.ts';
import { notes } from './notes.ts';
import { pageReport } from './pageReport.ts';
import { readReports, writeReports } from './reportFolder.ts';
import { beginRun } from './run.ts';
import { tally } from './tally.ts';

/**
 * `npm run audit`: builds the site if need be, audits it and rewrites `a11y-reports/`. With
 * `--changed` only pages that are not those of the committed report are audited, with names of
 * pages only these. With `--check`, as part of `npm test`, writes to a temporary folder instead
 * and compares with what is committed. Fails on a violation, on a finding without a note, and on
 * a note that is too wide, matches nothing, or whose check fails.
 */
async function audit(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const began = performance.now();
  await ensureBuilt();
  const run = await beginRun(root);
  const hashes = await readPageHashes();
  const committed = await readReports(join(root, reportsFolder));

  const { build, remove } = await addGallery(await loadBuild(root), root);
  const { pages } = build.manifest;
  const choice = choosePages(pages, hashes, committed, run, options);
  for (const sentence of choice.remarks) say(sentence);
  const {
    audits,
    used,
    problems: failedNotes,
  } = await auditSite(build, choice.pages, notes, say).finally(remove);
  const reports = pages.map((page) => {
    const name = `${page.locale}/${page.id}`;
    const own = audits.filter((each) => each.page === page);
    return choice.kept.get(name) ?? pageReport(page, hashes[name] ?? '', own);
  });
  run.seconds = Math.round((performance.now() - began) / 1000);

  const files = reportFiles(reports, run);
  const names = new Set(choice.pages.map(({ locale, id }) => `${locale}/${id}`));
  const judging = run.isPinned ? notes : notes.filter(({ rule }) => !drawnRules.includes(rule));
  const problems: Problem[] = [
    ...findingProblems(reports),
    ...[...new Set(failedNotes)].map((text) => ({ file: 'index.html', text })),
    ...noteProblems(judging, new Set(used), (page) => names.has(page) || !(page in hashes)),
    ...stateProblems(reports),
    ...(await auditReport(files)).map((text) => ({ file: 'index.html', text })),
  ];
  for (const { text } of problems) complain(text);

  const folder = options.isCheck
    ? await mkdtemp(join(tmpdir(), 'a11y-reports-'))
    : join(root, reportsFolder);
  await writeReports(folder, files, run);
  const { violations, unjudged } = tally(reports);
  say(
    `Audit: ${choice.pages.length} of ${pages.length} pages, ${audits.length} audits, ${run.seconds} s. ${violations} violations, ${unjudged} without note, in ${folder}`,
  );
  if (problems.length > 0) process.exitCode = 1;
  if (!options.isCheck) return;

  const { differences, remark } = compareReports(committed, reports, run);
  for (const { file, text } of differences) complain(`${reportsFolder}/${file} ${text}`);
  if (differences.length > 0) {
    complain(
      'The committed reports are not those of this site: run `npm run audit -- --changed`, look at what changed, and commit.',
    );
    process.exitCode = 1;
  }
  const failed = new Set([...problems, ...differences].map(({ file }) => file));
  const all = new Set([...files.keys(), ...failed]);
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
