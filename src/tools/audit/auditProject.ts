// Longer than others: the steps of an audit, in their order.
import { join } from 'node:path';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { reportsFolder } from '../../project/repository.ts';
import { auditsOf } from '../report/auditsOf.ts';
import {
  coverageProblems,
  findingProblems,
  noteProblems,
  stateProblems,
  type Problem,
} from '../report/createReport.ts';
import { drawnRules } from '../report/drawnRules.ts';
import { judgementProblems } from '../report/judgementProblems.ts';
import { judgements } from '../report/judgements.ts';
import type { Note } from '../report/notes.ts';
import { fileOfReport, pageReport, runsOf, type PageReport } from '../report/pageReport.ts';
import type { Combination } from '../report/pairs.ts';
import { pageReportsIn, readReports, runFile } from '../report/reportFolder.ts';
import type { Run } from '../report/run.ts';
import { localeKind } from '../states/localeKind.ts';
import { asLoaded } from '../states/pageStates.ts';
import { auditSite } from './auditSite.ts';
import type { Audited } from './auditVisit.ts';
import { beginRun } from './beginRun.ts';
import { choosePages, isQuick, type Options } from './choosePages.ts';
import { openSites } from './openSites.ts';
import { planRuns, turnOf } from './planRuns.ts';
import { visitsFor } from './visitsFor.ts';

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
   * Which pages there are; all of the build, its gallery and pseudo-locales by default. A report on
   * some pages is not asked whether every state was met, nor audited itself.
   */
  isPage?: (page: PublishedPage) => boolean;
};

/** What an audit has found. */
export type AuditResult = {
  reports: readonly PageReport[];
  run: Run;
  /** How many pages were audited whole in this run, and how many were looked at once. */
  audited: number;
  once: number;
  /** Why it fails, by file of the report. */
  problems: readonly Problem[];
  committed: ReadonlyMap<string, string>;
};

/** Audits the pages that the options choose and judges all; writes nothing. */
export async function auditProject(request: AuditRequest): Promise<AuditResult> {
  const { root, notes, options, say, isPage = () => true } = request;
  const isAll = request.isPage === undefined;
  const began = performance.now();
  const run = await beginRun(root);
  const committed = await readReports(request.reports ?? join(root, reportsFolder));
  const { sites, remove } = await openSites(root, isAll && !isQuick(options));
  try {
    const pages = sites.flatMap((site) => site.pages).filter(isPage);
    const hashes = Object.assign({}, ...sites.map((site) => site.hashes)) as Hashes;
    const choice = choosePages(pages, hashes, committed, run, options);
    for (const sentence of choice.remarks) say(sentence);
    // Pages of a build that was not made keep what is committed about them.
    const absent = isAll && isQuick(options) ? pageReportsIn(committed).filter(isPseudo) : [];
    const audited: Audited[] = [];
    const auditRuns = async (some: readonly PublishedPage[], runs: readonly Combination[]) => {
      for (const { build, pages: own } of sites) {
        const visits = visitsFor(
          own.filter((page) => some.includes(page)),
          runs,
        );
        audited.push(...(await auditSite(build, visits, notes, say)));
      }
    };

    const known = [...absent, ...pages.map(({ id, locale }) => ({ page: id, locale }))];
    const loaded = planRuns(known.map(({ page, locale }) => ({ page, locale, states: [] })));
    await auditRuns(
      [...choice.pages, ...choice.once],
      loaded.filter((one) => isWhole(one) || isOnce(one)),
    );

    const plan = planRuns(
      known.map(({ page, locale }) => ({ page, locale, states: statesOf({ page, locale }) })),
    );
    // Others may take another turn, because pages have come or gone.
    const outdated = isQuick(options) ? [] : pages.filter(isOutdated);
    await auditRuns(
      [...choice.pages, ...outdated],
      plan.filter((one) => !isWhole(one) || one.state !== asLoaded),
    );

    const fresh = Map.groupBy(
      audited.flatMap(({ audits }) => audits),
      ({ page }) => page,
    );
    const reports = inOrder([...pages.map(reportOn), ...absent]);
    run.seconds = Math.round((performance.now() - began) / 1000);

    // What another browser draws may ask for other notes.
    const judging = run.isPinned ? notes : notes.filter(({ rule }) => !drawnRules.includes(rule));
    const inReport = [...new Set(audited.flatMap((each) => each.problems))].map((text) => ({
      file: runFile,
      text,
    }));
    const problems = [
      ...findingProblems(reports),
      ...noteProblems(judging, new Set(audited.flatMap(({ used }) => used)), wasAsked),
      ...judgementProblems(judgements, reports, isAll),
      ...(isAll ? [...stateProblems(reports), ...coverageProblems(reports)] : []),
      ...inReport,
    ];
    const { length } = choice.pages;
    return {
      reports,
      run,
      audited: length + outdated.length,
      once: choice.once.length,
      problems,
      committed,
    };

    function isWhole({ page, locale }: Named): boolean {
      return choice.pages.some((each) => each.id === page && each.locale === locale);
    }

    /** The one run of a page that is looked at once: as loaded, in a mode that differs between pages. */
    function isOnce(one: Combination): boolean {
      const kept = choice.kept.get(nameOf(one));
      if (kept === undefined || !choice.once.some((page) => nameOfPage(page) === nameOf(one))) {
        return false;
      }
      const modes = kept.runs[asLoaded] ?? [];
      return modes[turnOf(nameOf(one)) % modes.length] === one.mode;
    }

    function statesOf(named: Named): readonly string[] {
      const seen = audited.find(
        ({ audits: [first], states }) =>
          states !== undefined && first !== undefined && nameOfPage(first.page) === nameOf(named),
      );
      const report = absent.find((each) => nameOf(each) === nameOf(named));
      return (seen ?? choice.kept.get(nameOf(named)) ?? report)?.states ?? [];
    }

    function isOutdated(page: PublishedPage): boolean {
      const report = choice.kept.get(nameOfPage(page));
      if (report === undefined) return false;
      const planned = plan.filter((one) => nameOf(one) === nameOfPage(page));
      const names = (some: readonly { state: string; mode: string }[]) =>
        new Set(some.map(({ state, mode }) => `${state}, ${mode}`));
      return names(planned).symmetricDifference(names(runsOf(report))).size > 0;
    }

    function reportOn(page: PublishedPage): PageReport {
      const name = nameOfPage(page);
      const own = fresh.get(page) ?? [];
      const kept = choice.kept.get(name);
      if (kept !== undefined && own.length === 0) return kept;
      const before = kept === undefined || outdated.includes(page) ? [] : auditsOf(page, kept);
      const others = before.filter(
        (audit) => !own.some(({ state, mode }) => state === audit.state && mode === audit.mode),
      );
      const states = statesOf({ page: page.id, locale: page.locale });
      return pageReport(page, hashes[name] ?? '', states, [...others, ...own]);
    }

    function wasAsked(note: Note): boolean {
      const isThere = note.page in hashes || absent.some((each) => nameOf(each) === note.page);
      return (
        !isThere ||
        [...fresh].some(
          ([page, own]) =>
            nameOfPage(page) === note.page &&
            own.some(({ state, mode }) => state === note.state && mode === note.mode),
        )
      );
    }
  } finally {
    await remove();
  }
}

/** Pages in pseudo-locales at the end, by name: they may come from a build or from the report. */
function inOrder(reports: readonly PageReport[]): PageReport[] {
  const byName = reports.filter(isPseudo).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return [...reports.filter((report) => !isPseudo(report)), ...byName];
}

function isPseudo({ locale }: PageReport): boolean {
  return localeKind(locale) === 'pseudo';
}

type Hashes = Record<string, string>;

type Named = { page: string; locale: string };

function nameOf(named: Named): string {
  return fileOfReport(named).replace(/\.json$/u, '');
}

function nameOfPage({ id, locale }: PublishedPage): string {
  return nameOf({ page: id, locale });
}
