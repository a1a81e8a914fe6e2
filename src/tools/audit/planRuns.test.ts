import { expect, test } from 'vitest';
import { pairKinds, pairOf, type Combination } from '../report/pairs.ts';
import { modes } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { whyNot } from '../states/whyNot.ts';
import { planRuns, type PlannedPage } from './planRuns.ts';

const ids = ['home', 'about-us', 'contact-us', 'get-consultation', 'cloud-solutions', 'team'];
const states = pageStates.map(({ state }) => state);

/** A site in which every page can be brought into every state, but not every page is in Arabic. */
const site: PlannedPage[] = ['en', 'ar', 'en-XA', 'en-Arab-XB'].flatMap((locale) =>
  ids
    .filter((page) => locale !== 'ar' || page !== 'team')
    .map((page) => ({ page, locale, states })),
);

/** Everything that can be looked at. */
const product: Combination[] = site.flatMap(({ page, locale }) => [
  ...modes.map(({ id }) => ({ page, locale, state: asLoaded, mode: id })),
  ...pageStates
    .filter(({ only }) => only === undefined || only.pages.some((id) => id === page))
    .flatMap((state) =>
      modes
        .filter((mode) => whyNot(state, mode) === undefined)
        .map(({ id }) => ({ page, locale, state: state.state, mode: id })),
    ),
]);

const pairsIn = (runs: readonly Combination[]) =>
  new Set(runs.flatMap((run) => pairKinds.map((kind) => pairOf(kind, run))));

test('every pair that can meet is covered, by a small part of the product', () => {
  const plan = planRuns(site);
  expect(pairsIn(plan)).toEqual(pairsIn(product));
  expect(plan.length).toBeLessThan(product.length / 4);
});

test('every published page is seen as loaded in the base modes, in the source language in all', () => {
  const modesOf = (locale: string, page: string) =>
    planRuns(site)
      .filter((run) => run.locale === locale && run.page === page && run.state === asLoaded)
      .map(({ mode }) => mode);
  expect(modesOf('en', 'team')).toEqual(modes.map(({ id }) => id));
  const base = ['small light', 'small dark', 'large light', 'large dark'];
  expect(modesOf('ar', 'about-us')).toEqual(expect.arrayContaining(base));
});

test('what needs a script or another window is not planned where it cannot be', () => {
  const plan = planRuns(site);
  const planned = (state: string) => plan.filter((run) => run.state === state).map((r) => r.mode);
  expect(planned('quote mistakes')).not.toContain('no script');
  expect(planned('service menu open')).not.toContain('small light');
  expect(planned('service menu open')).toContain('large light');
  expect(planned('side menu unfolded')).toContain('no script');
});

test('a new page changes nothing of what is planned for the others as loaded', () => {
  const more = [...site, { page: 'zebra', locale: 'en', states: [] }];
  const others = planRuns(more).filter(({ page }) => page !== 'zebra');
  expect(others).toEqual(planRuns(site));
});
