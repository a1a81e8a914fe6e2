import type { PublishedPage } from '../../delivery/manifest.ts';
import type { Combination } from '../report/pairs.ts';
import { modeNamed, modes, type WindowId } from '../states/modes.ts';
import { pageStates } from '../states/pageStates.ts';
import type { Visit } from '../states/visit.ts';
import { windowFor } from '../states/whyNot.ts';

/** Windows that an untouched page is made narrower to while it stands; a state might not outlast it. */
const wider: Partial<Record<WindowId, WindowId>> = { narrow: 'small', paper: 'large' };

/** Puts what is to be looked at on some pages into visits: what one opened page can show is one. */
export function visitsFor(
  pages: readonly PublishedPage[],
  runs: readonly Combination[],
): readonly Visit[] {
  const byPage = Map.groupBy(runs, ({ page, locale }) => `${locale}/${page}`);
  return pages.flatMap((page) => {
    const own = byPage.get(`${page.locale}/${page.id}`) ?? [];
    return [...Map.groupBy(own, openingOf).values()].map((together): Visit => {
      const names = together.map(({ mode }) => mode);
      const state = pageStates.find((each) => each.state === together[0]?.state);
      return { page, state, modes: modes.filter(({ id }) => names.includes(id)) };
    });
  });
}

/** A name for how a page is opened; runs that share it are shown one after the other. */
function openingOf({ state: name, mode: modeName }: Combination): string {
  const state = pageStates.find((each) => each.state === name);
  const mode = modeNamed(modeName);
  const window = windowFor(state, mode);
  const opened = state === undefined ? (wider[window] ?? window) : window;
  return JSON.stringify([name, opened, mode.withoutScript]);
}
