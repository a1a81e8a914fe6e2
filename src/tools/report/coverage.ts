import { localeKind } from '../states/localeKind.ts';
import { modes } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { whyNot } from '../states/whyNot.ts';
import { runsOf, type PageReport } from './pageReport.ts';
import { pairKinds, pairOf, type Combination, type PairKind } from './pairs.ts';

/** What was covered of the pairs of one kind, and what was not. */
export type Coverage = {
  kind: PairKind;
  /** How many pairs there are, and how many of them were looked at. */
  pairs: number;
  covered: number;
  /** The others by their reason; `undefined` is none, which fails the audit. */
  missing: ReadonlyMap<string | undefined, readonly string[]>;
};

/**
 * Which pairs of page, language, state and mode were really looked at, and why the others were not;
 * computed from the runs of the reports alone. Parts of the gallery are not among them: they have
 * no language and no state that is brought about.
 */
export function coverageOf(all: readonly PageReport[]): Coverage[] {
  const reports = all.filter(({ locale }) => localeKind(locale) !== 'gallery');
  const runs = reports.flatMap((report) =>
    runsOf(report).map((run) => ({ page: report.page, locale: report.locale, ...run })),
  );
  const covered = new Set(runs.flatMap((run) => pairKinds.map((kind) => pairOf(kind, run))));
  const values = {
    page: [...new Set(reports.map(({ page }) => page))],
    locale: [...new Set(reports.map(({ locale }) => locale))],
    state: [asLoaded, ...pageStates.map(({ state }) => state)],
    mode: modes.map(({ id }) => id),
  };
  return pairKinds.map((kind) => {
    const [a, b] = kind;
    const every = values[a].flatMap((one) =>
      values[b].map((other) => ({ [a]: one, [b]: other }) as Combination),
    );
    const pairs = kind[0] === 'page' && kind[1] === 'state' ? every.filter(isThere) : every;
    const missing = pairs.filter((pair) => !covered.has(pairOf(kind, pair)));
    return {
      kind,
      pairs: pairs.length,
      covered: pairs.length - missing.length,
      missing: asNames(kind, missing),
    };
  });

  /** Whether a page has what the state is brought about with. */
  function isThere({ page, state }: Combination): boolean {
    const own = reports.filter((report) => report.page === page);
    return state === asLoaded || own.some(({ states }) => states.includes(state));
  }

  function asNames(kind: PairKind, missing: readonly Combination[]): Coverage['missing'] {
    const byReason = Map.groupBy(missing, (pair) => reasonOf(kind, pair));
    return new Map(
      [...byReason].map(([reason, own]) => [
        reason,
        own.map((pair) => `${pair[kind[0]]} × ${pair[kind[1]]}`),
      ]),
    );
  }

  function reasonOf([a, b]: PairKind, { page, locale, state, mode }: Combination) {
    const own = pageStates.find((each) => each.state === state);
    if (a === 'page' && b === 'locale') {
      const isPublished = reports.some((each) => each.page === page && each.locale === locale);
      return isPublished ? undefined : `The page is not published in ${locale}.`;
    }
    if (a === 'state' && b === 'mode') {
      const found = modes.find(({ id }) => id === mode);
      return own && found && whyNot(own, found);
    }
    if (a === 'state' && b === 'locale') {
      const having = reports.filter(
        (each) =>
          each.states.includes(state) &&
          (own?.only === undefined || own.only.pages.some((id) => id === each.page)),
      );
      const isPossible = reports.some(
        (each) => each.locale === locale && having.some((other) => other.page === each.page),
      );
      return isPossible ? undefined : `No page that has it is published in ${locale}.`;
    }
    if (a === 'page' && b === 'state') {
      const { only } = own ?? {};
      return only?.pages.some((id) => id === page) ? undefined : only?.because;
    }
    return undefined;
  }
}
