import { attempt } from '../enhancers/attempt.ts';
import { placeOf } from '../enhancers/placeOf.ts';
import type { hydrate } from './hydrate.tsx';
import { fetchFiles } from './fetchFiles.ts';

/**
 * Hydrates each island of the page when somebody reaches for it: pointer over or down,
 * focus, click or a match of find-in-page. Links never start it. The activation that comes
 * before the part is live is held back and replayed once, but not to whoever has gone elsewhere
 * meanwhile: the focus is no more where it was, nor in the part (WCAG 3.2.1). If the script cannot
 * be loaded, the part falls back to what it does without JavaScript (`data-failed`),
 * `[data-instead]` takes the focus of a button that this hides, and the next activation tries
 * again. A wait of more than a second is told, and a loss that moved no focus, until it moves.
 */
export function watchIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) watch(island);
  addEventListener('focusout', () => tell(''));
}

function watch(island: HTMLElement): void {
  let loading: Promise<unknown> | undefined;
  let isLive = false;
  let isPressed = false;
  let isReplaying = false;
  let held: (() => void) | undefined;

  const start = (): Promise<unknown> =>
    (loading ??= load(island).then(
      () => (isLive = true),
      () => {
        island.dataset['failed'] = '';
        // The styles show all that could be opened; `hydrate` takes it back.
        for (const opener of island.querySelectorAll('[aria-controls]')) {
          opener.ariaExpanded = 'true';
        }
        loading = undefined;
        passFocus(island);
      },
    ));

  /** Replays one activation when the part is live, or natively if it never will be. */
  const hold = (replay: () => void): void => {
    if (held) return;
    held = replay;
    const { activeElement: before } = document;
    const wait = setTimeout(tell, 1000, 'waiting');
    void start().then(() => {
      clearTimeout(wait);
      const { activeElement: now } = document;
      tell(isLive || now !== before ? '' : 'lost');
      isReplaying = true;
      if (now === before || island.contains(now)) held?.();
      isReplaying = false;
      held = undefined;
    });
  };

  const reach = (event: Event): void => {
    const target = event.target as Element;
    if (isLive || target.closest('a')) return;
    if (event.type === 'pointerdown') isPressed = true;
    if (event.type === 'beforematch') hold(() => target.dispatchEvent(new Event('beforematch')));
    else if (!('failed' in island.dataset)) void start();
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'beforematch']) {
    island.addEventListener(type, reach, true);
  }

  // A click on a live part passes, unless its press began before the part was live: React
  // Aria saw no press begin and would ignore the click.
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      const isEarly = !isLive || isPressed;
      isPressed = false;
      if (!button || !isEarly || isReplaying) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(() => button.click());
    },
    true,
  );

  // An address that leads into the part reaches for it too.
  const lookAtAddress = (): void => {
    if (island.contains(placeOf(location))) void start();
  };
  addEventListener('hashchange', lookAtAddress);
  lookAtAddress();

  const { draft } = island.dataset;
  if (draft && attempt(() => sessionStorage.getItem(draft))) void start();
}

/** Puts words into the live region that holds them ready, or takes them out. */
function tell(words: 'waiting' | 'lost' | ''): void {
  const region = document.querySelector<HTMLElement>('[data-waiting]');
  if (region) region.textContent = region.dataset[words] ?? '';
}

/**
 * Gives the focus of a button that has just been hidden to the nearest `[data-instead]`: to
 * itself if it is a stop, else to its first link.
 */
function passFocus(island: HTMLElement): void {
  const { activeElement } = document;
  if (!island.contains(activeElement) || activeElement?.checkVisibility()) return;
  island
    .closest(':has([data-instead])')
    ?.querySelector<HTMLElement>('[data-instead] a, [data-instead][tabindex]')
    ?.focus();
}

/**
 * Fetches all files of an island at once, so that none is found out about a round trip later: its scripts,
 * which the build names, so that this one need not know any island; the props that pages share; and the
 * styles of parts, before which nothing may be drawn. Then hydrates it.
 */
async function load(island: HTMLElement): Promise<void> {
  const { scripts = '', shared } = island.dataset;
  const styles = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts'];
  const [first, ...others] = scripts.split(' ') as [string, string, ...string[]];
  const arrival = fetchFiles([shared, styles, first, ...others]);
  // The first is the largest, and none of the others needs it: they are read while it comes. All at
  // once, or each would be found only when one that needs it has been read.
  const part = fetchFiles(others)
    .then(() => Promise.all(others.map((file) => import(/* @vite-ignore */ file))))
    .catch(() => []);
  const [props] = await arrival;
  const core = (await import(/* @vite-ignore */ first)) as { hydrate: typeof hydrate };
  await core.hydrate(island, (await part)[0], props);
}
