import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';
import { shuffled, type Random } from './seededRandom.ts';

/** A change that is to be made, and where. */
export type PlannedChange = {
  operator: string;
  /** Paths of the pages that have it. */
  pages: readonly string[];
  file: string;
  /** Of the whole file. */
  text: string;
  change: Change;
};

/**
 * Chooses changes of pages, one page after the other and then all over again in the same order, so
 * that those of one page are far apart: whichever operator has most left to do, and of what it could
 * do to the page, something that it has not done to another one, if there is any.
 * @param perOperator how many changes each operator makes, if the pages have as many places.
 */
export function spreadOverPages(
  pages: readonly ReadPage[],
  operators: readonly PageOperator[],
  perOperator: number,
  random: Random,
): PlannedChange[] {
  const planned: PlannedChange[] = [];
  const order = shuffled(pages, random);
  const made = new Map(operators.map(({ name }) => [name, 0]));
  const known = new Set<string>();
  const left = new Map(order.map((page) => [page, placesOf(page, pages, operators, random)]));
  for (let before = -1; before < planned.length;) {
    before = planned.length;
    for (const [page, places] of left) {
      const next = shuffled([...places], random)
        .filter(([name, changes]) => changes.length > 0 && (made.get(name) ?? 0) < perOperator)
        .toSorted(([one], [other]) => (made.get(one) ?? 0) - (made.get(other) ?? 0))
        .at(0);
      if (next === undefined) continue;
      const [name, changes] = next;
      const fresh = changes.findIndex((change) => !known.has(coreOf(page, change)));
      const [change] = changes.splice(Math.max(0, fresh), 1);
      if (change === undefined) continue;
      known.add(coreOf(page, change));
      made.set(name, (made.get(name) ?? 0) + 1);
      planned.push({
        operator: name,
        pages: [page.path],
        file: page.file,
        text: page.html,
        change,
      });
    }
  }
  return planned;
}

/** By operator, all that it could do to a page, in no order. */
function placesOf(
  page: ReadPage,
  pages: readonly ReadPage[],
  operators: readonly PageOperator[],
  random: Random,
): Map<string, Change[]> {
  return new Map(
    operators.map(({ name, changesOf }) => [name, shuffled(changesOf(page, pages), random)]),
  );
}

/** What pages share, such as the footer, can be spoilt in the same words on each of them. */
function coreOf({ html }: ReadPage, { edits, describes }: Change): string {
  return [
    describes,
    ...edits.map(({ from, to, text }) => `${html.slice(from, to)}→${text}`),
  ].join();
}
