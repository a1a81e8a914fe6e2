import type { RouteId } from '../../src/site/routes.ts';
import type { BuiltPage, BuiltSite } from '../testing/builtSite.ts';

/** Where a check looks: the main content of a page, or a part that was found in it. */
export type Subject = { root: Element; page: BuiltPage; site: BuiltSite };

/** One thing to find in the built HTML. */
export type Check = {
  /** What is to be found, in words for the title of the test. */
  finds: string;
  /** What is wrong, or nothing. Where there is nothing to look at, that is what is wrong. */
  problem: (subject: Subject) => string | undefined;
  /** It compares facts of the site, which stand on no page. */
  isFact?: true;
};

/** A sentence of the specification, by its id, with one thing that shows it on one English page. */
export type Row = { id: string; page: RouteId; check: Check };

/** The rows of one sentence: each check on each page. */
export function proves(
  id: string,
  pages: RouteId | readonly RouteId[],
  ...checks: readonly Check[]
): readonly Row[] {
  const all = typeof pages === 'string' ? [pages] : pages;
  if (all.length * checks.length === 0) throw new Error(`Expected pages and checks for ${id}.`);
  return all.flatMap((page) => checks.map((check) => ({ id, page, check })));
}
