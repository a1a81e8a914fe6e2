import type { PublishedPage } from '../../delivery/manifest.ts';
import { fileOfReport, type PageReport } from '../report/pageReport.ts';
import { pageReportIn, runIn } from '../report/reportFolder.ts';
import { differencesOf, type Run } from '../report/run.ts';

/** What the command line asks for; no names mean every page. */
export type Options = { isCheck: boolean; onlyChanged: boolean; names: readonly string[] };

/** The pages to audit, the reports of the others by name, and what the reader has to know. */
export type Choice = {
  pages: PublishedPage[];
  kept: ReadonlyMap<string, PageReport>;
  remarks: string[];
};

/**
 * Reads the words behind `npm run audit --`.
 * @throws Error that names an option which does not exist.
 */
export function readOptions(words: readonly string[]): Options {
  const wrong = words.find(
    (word) => word.startsWith('-') && !['--check', '--changed'].includes(word),
  );
  if (wrong !== undefined) {
    throw new Error(
      `Expected --check, --changed or names of pages such as home or en/home, got "${wrong}".`,
    );
  }
  return {
    isCheck: words.includes('--check'),
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
  { onlyChanged, names }: Options,
): Choice {
  const nameOf = ({ locale, id }: PublishedPage): string => `${locale}/${id}`;
  const unknown = names.find(
    (name) => !pages.some((page) => [page.id, nameOf(page)].includes(name)),
  );
  if (unknown !== undefined) {
    throw new Error(`Expected the name of a page such as home or en/home, got "${unknown}".`);
  }
  if (!onlyChanged && names.length === 0)
    return { pages: [...pages], kept: new Map(), remarks: [] };

  const before = runIn(committed);
  const others =
    before === undefined
      ? ['run.json']
      : [...differencesOf(before, run), ...(before.method === run.method ? [] : ['method'])].filter(
          (fact) => fact !== 'isPinned' || before.isPinned !== run.isPinned,
        );
  if (others.length > 0) {
    const remark = `Every page is audited: the committed report was made with another ${others.join(', ')}.`;
    return { pages: [...pages], kept: new Map(), remarks: [remark] };
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
    kept,
    remarks:
      stale.length === 0
        ? []
        : [
            `${stale.length} other pages have changed: run \`npm run audit -- --changed\` for them.`,
          ],
  };
}
