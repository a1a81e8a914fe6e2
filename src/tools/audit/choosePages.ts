import type { PublishedPage } from '../../delivery/manifest.ts';
import { fileOfReport, type PageReport } from '../report/pageReport.ts';
import { pageReportIn, runIn } from '../report/reportFolder.ts';
import { differencesOf, type Run } from '../report/run.ts';

/** What the command line asks for; no names mean every page. */
export type Options = {
  /** Compares with the committed report instead of writing one. */
  isCheck: boolean;
  /** A check of everything; else pages that have not changed are looked at once each. */
  isWhole: boolean;
  onlyChanged: boolean;
  names: readonly string[];
};

/**
 * The pages to audit whole, the reports of the others by name, those among them that are looked at
 * once, and what the reader has to know.
 */
export type Choice = {
  pages: PublishedPage[];
  once: PublishedPage[];
  kept: ReadonlyMap<string, PageReport>;
  remarks: string[];
};

/**
 * Reads the words behind `npm run audit --`.
 * @throws Error that names an option which does not exist.
 */
export function readOptions(words: readonly string[]): Options {
  const wrong = words.find(
    (word) => word.startsWith('-') && !['--check', '--whole', '--changed'].includes(word),
  );
  if (wrong !== undefined) {
    throw new Error(
      `Expected --check, --check --whole, --changed or names of pages such as home or en/home, got "${wrong}".`,
    );
  }
  return {
    isCheck: words.includes('--check'),
    isWhole: words.includes('--whole'),
    onlyChanged: words.includes('--changed'),
    names: words.filter((word) => !word.startsWith('-')),
  };
}

/**
 * Chooses which pages to audit. Others keep their committed report, but only if that was made in
 * the way and with the versions of this run: one report does not mix two.
 * @param hashes page name, such as `en/home`, to the hash of the page as built.
 * @throws Error if a name is no page.
 */
export function choosePages(
  pages: readonly PublishedPage[],
  hashes: Readonly<Record<string, string>>,
  committed: ReadonlyMap<string, string>,
  run: Run,
  options: Options,
): Choice {
  const { onlyChanged, names } = options;
  const unknown = names.find(
    (name) => !pages.some((page) => [page.id, nameOf(page)].includes(name)),
  );
  if (unknown !== undefined) {
    throw new Error(`Expected the name of a page such as home or en/home, got "${unknown}".`);
  }
  const all: Choice = { pages: [...pages], once: [], kept: new Map(), remarks: [] };
  if (isQuick(options)) return chooseForQuickCheck(pages, hashes, committed);
  if (!onlyChanged && names.length === 0) return all;

  const before = runIn(committed);
  const others =
    before === undefined
      ? ['run.json']
      : [...differencesOf(before, run), ...(before.method === run.method ? [] : ['method'])].filter(
          (fact) => fact !== 'isPinned' || before.isPinned !== run.isPinned,
        );
  if (others.length > 0) {
    const remark = `Every page is audited: the committed report was made with another ${others.join(', ')}.`;
    return { ...all, remarks: [remark] };
  }
  const kept = new Map<string, PageReport>();
  for (const page of pages) {
    const name = nameOf(page);
    const report = pageReportIn(committed, fileOfReport({ page: page.id, locale: page.locale }));
    const isNamed = names.includes(page.id) || names.includes(name);
    const isSame = report?.sha256 === hashes[name];
    if (report !== undefined && !isNamed && (isSame || !onlyChanged)) kept.set(name, report);
  }
  const stale = [...kept].filter(([name, { sha256 }]) => sha256 !== hashes[name]);
  return {
    pages: pages.filter((page) => !kept.has(nameOf(page))),
    once: [],
    kept,
    remarks:
      stale.length === 0
        ? []
        : [
            `${stale.length} other pages have changed: run \`npm run audit -- --changed\` for them.`,
          ],
  };
}

/** Whether a check takes the committed report for what it need not repeat. */
export function isQuick({ isCheck, isWhole, names }: Options): boolean {
  return isCheck && !isWhole && names.length === 0;
}

/** Pages as the committed report has them are looked at once; it is not asked how it was made. */
function chooseForQuickCheck(
  pages: readonly PublishedPage[],
  hashes: Readonly<Record<string, string>>,
  committed: ReadonlyMap<string, string>,
): Choice {
  const kept = new Map<string, PageReport>();
  for (const page of pages) {
    const name = nameOf(page);
    const report = pageReportIn(committed, fileOfReport({ page: page.id, locale: page.locale }));
    if (report !== undefined && report.sha256 === hashes[name]) kept.set(name, report);
  }
  const [once, whole] = [true, false].map((wanted) =>
    pages.filter((page) => kept.has(nameOf(page)) === wanted),
  );
  return { pages: whole ?? [], once: once ?? [], kept, remarks: [] };
}

function nameOf({ locale, id }: PublishedPage): string {
  return `${locale}/${id}`;
}
