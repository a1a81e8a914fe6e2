import { pageStates } from '../../../src/tools/states/pageStates.ts';
import { state, type ActedState } from './ariaState.ts';

/** Whatever the audit brings about is told to assistive technology too, but for what only looks differ. */
export const actedStates: readonly ActedState[] = pageStates
  .filter(({ isLook }) => !isLook)
  .map(({ component, state: name, open, scripts, window, needsMotion }) => ({
    ...state(component, name, async (page) => {
      if (scripts === 'blocked') {
        await page.route('**/*.js', (route) => route.abort());
        await page.reload();
      }
      await open(page);
    }),
    ...(window === 'small' && { isSmall: true }),
    ...(needsMotion && { needsMotion }),
  }));
