import type { RouteId } from '../../src/site/routes.ts';
import type { BuiltPage, BuiltSite } from '../testing/builtSite.ts';
import type { Sentence } from './sentences.ts';

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

/** A sentence of the specification with one thing that shows it on one English page. */
export type Row = { sentence: Sentence; page: RouteId; check: Check };

/** The rows of one sentence: each check on each page. */
export function proves(
  sentence: Sentence,
  pages: RouteId | readonly RouteId[],
  ...checks: readonly Check[]
): readonly Row[] {
  const ids = typeof pages === 'string' ? [pages] : pages;
  if (ids.length * checks.length === 0) throw new Error(`Expected pages and checks: ${sentence}`);
  return ids.flatMap((page) => checks.map((check) => ({ sentence, page, check })));
}
