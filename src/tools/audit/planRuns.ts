import { sourceLocale } from '../../site/locales.ts';
import { coverPairs, type Combination } from '../report/pairs.ts';
import { localeKind } from '../states/localeKind.ts';
import { baseModes, modeNames, modes } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { whyNot, windowFor } from '../states/whyNot.ts';

/** A page, or a part of the gallery, and the names of the states that it can be brought into. */
export type PlannedPage = { page: string; locale: string; states: readonly string[] };

/**
 * Decides what is looked at, so that all pairs are covered (`pairKinds`) without the product of all.
 * As loaded: pages in the source language and parts of the gallery in every mode, other published
 * pages in the base modes and pages in pseudo-locales in one. States: in every mode that they can
 * exist in and in every language, which take turns. The same pages give the same plan, and a page
 * more or less leaves that of the others nearly as it is.
 */
export function planRuns(unordered: readonly PlannedPage[]): Combination[] {
  const pages = unordered.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const must = pages.flatMap(({ page, locale }) =>
    mustModes(locale).map((mode) => ({ page, locale, state: asLoaded, mode })),
  );
  return coverPairs(must, [...loadedCandidates(pages), ...stateCandidates(pages)]);
}

function orderOf({ page, locale }: PlannedPage): string {
  return `${locale}/${page}`;
}

function mustModes(locale: string): readonly string[] {
  const kind = localeKind(locale);
  if (kind === 'pseudo') return [];
  const isWhole = kind === 'gallery' || locale === sourceLocale;
  return isWhole ? modeNames : baseModes.map(({ id }) => id);
}

/** Each page first in the mode whose turn it is, so that all modes have a turn in each language. */
function loadedCandidates(pages: readonly PlannedPage[]): Combination[] {
  const candidates = pages.flatMap(({ page, locale }) =>
    modeNames.map((mode, index) => ({
      isFirst: (turnOf(page + locale) + index) % modes.length === 0,
      run: { page, locale, state: asLoaded, mode },
    })),
  );
  return inTurn(candidates);
}

/** Each state and window first in the language whose turn it is. */
function stateCandidates(pages: readonly PlannedPage[]): Combination[] {
  const windows = [...new Set(modes.map(({ window }) => window))];
  return pageStates.flatMap((state, turn) => {
    const having = pages.filter(({ page, states }) => {
      const isHere = state.only === undefined || state.only.pages.some((id) => id === page);
      return isHere && states.includes(state.state);
    });
    const byPage = [...Map.groupBy(having, ({ page }) => page).values()];
    const candidates = byPage.flatMap((locales, nth) =>
      modes
        .filter((mode) => whyNot(state, mode) === undefined)
        .flatMap((mode) => {
          const group = mode.withoutScript
            ? windows.length
            : windows.indexOf(windowFor(state, mode));
          return locales.map(({ page, locale }, index) => ({
            isFirst: (turn + nth + group) % locales.length === index,
            run: { page, locale, state: state.state, mode: mode.id },
          }));
        }),
    );
    return inTurn(candidates);
  });
}

function inTurn(candidates: readonly { isFirst: boolean; run: Combination }[]): Combination[] {
  const [first, others] = [true, false].map((wanted) =>
    candidates.filter(({ isFirst }) => isFirst === wanted).map(({ run }) => run),
  );
  return [...(first ?? []), ...(others ?? [])];
}

/** A number that depends on a name alone, so that a new page takes no turn of another one. */
export function turnOf(name: string): number {
  return [...name].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
