import type { Mode, WindowId } from './modes.ts';
import type { PageState } from './pageState.ts';

/** Why a state cannot be looked at in a mode, in a sentence; undefined if it can. */
export function whyNot(
  { window, scripts, needsMotion }: Pick<PageState, 'window' | 'scripts' | 'needsMotion'>,
  mode: Mode,
): string | undefined {
  if (mode.withoutScript && scripts === undefined) return 'It needs a script to be brought about.';
  if (needsMotion && mode.media?.reducedMotion) return 'Where nothing moves it is not there.';
  if (window === undefined || mode.isAnyWindow) return undefined;
  const isLarge = mode.window === 'large';
  return isLarge === (window === 'large') ? undefined : `It exists in ${window} windows alone.`;
}

/** The window in which a state, or a page as loaded, is looked at in a mode. */
export function windowFor(state: Pick<PageState, 'window'> | undefined, mode: Mode): WindowId {
  return (mode.isAnyWindow ? state?.window : undefined) ?? mode.window;
}
