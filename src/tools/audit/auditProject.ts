import { join } from 'node:path';
import { loadBuild } from '../../server/site/loadBuild.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { readPageHashes } from '../report/pageHashes.ts';
import { reportsFolder } from '../../project/repository.ts';
import { addGallery } from '../states/addGallery.ts';
import { auditReport } from './auditReport.ts';
import { auditSite } from './auditSite.ts';
import { choosePages, type Options } from './choosePages.ts';
import {
  findingProblems,
  noteProblems,
  reportFiles,
  stateProblems,
  type Problem,
} from '../report/createReport.ts';
import { drawnRules } from '../report/drawnRules.ts';
import { isAudited } from '../states/galleryLocale.ts';
import type { Note } from '../report/notes.ts';
import { pageReport, type PageReport } from '../report/pageReport.ts';
import { readReports } from '../report/reportFolder.ts';
import type { Run } from '../report/run.ts';
import { beginRun } from './beginRun.ts';

/** What to audit, against which report, by which notes. */
export type AuditRequest = {
  /** The folder of a project that has been built. */
  root: string;
  notes: readonly Note[];
  options: Options;
  say: (line: string) => void;
  /** The folder of the committed report; that of the project by default. */
  reports?: string;
  /**
   * Which pages there are; all of the build and its gallery by default. A report on some pages is
   * not asked whether every state was met, nor audited itself.
   */
  isPage?: (page: PublishedPage) => boolean;
};

/** What an audit has found. */
export type AuditResult = {
  reports: readonly PageReport[];
  run: Run;
  /** How many pages were audited in this run; the others kept their committed report. */
  audited: number;
  /** Why it fails, by file of the report. */
  problems: readonly Problem[];
  committed: ReadonlyMap<string, string>;
};

/** Audits the pages that the options choose and judges all; writes nothing. */
export async function auditProject(request: AuditRequest): Promise<AuditResult> {
  const { root, notes, options, say, isPage = () => true } = request;
  const began = performance.now();
  const run = await beginRun(root);
  const hashes = await readPageHashes(root);
  const committed = await readReports(request.reports ?? join(root, reportsFolder));

  const { build, remove } = await addGallery(await loadBuild(root), root);
  const pages = build.manifest.pages.filter((page) => isAudited(page.locale) && isPage(page));
  const choice = choosePages(pages, hashes, committed, run, options);
  for (const sentence of choice.remarks) say(sentence);
  const audit = await auditSite(build, choice.pages, notes, say).finally(remove);
  const reports = pages.map((page) => {
    const name = nameOf(page);
    const own = audit.audits.filter((each) => each.page === page);
    return choice.kept.get(name) ?? pageReport(page, hashes[name] ?? '', own);
  });
  run.seconds = Math.round((performance.now() - began) / 1000);

  const names = new Set(choice.pages.map(nameOf));
  const used = new Set(audit.used);
  // What another browser draws may ask for other notes.
  const judging = run.isPinned ? notes : notes.filter(({ rule }) => !drawnRules.includes(rule));
  const isWhole = request.isPage === undefined;
  const inReport = [
    ...new Set(audit.problems),
    ...(isWhole ? await auditReport(reportFiles(reports, run)) : []),
  ].map((text) => ({ file: 'audit.html', text }));
  const problems = [
    ...findingProblems(reports),
    ...noteProblems(judging, used, (page) => names.has(page) || !(page in hashes)),
    ...(isWhole ? stateProblems(reports) : []),
    ...inReport,
  ];
  return { reports, run, audited: choice.pages.length, problems, committed };
}

function nameOf({ locale, id }: PublishedPage): string {
  return `${locale}/${id}`;
}
