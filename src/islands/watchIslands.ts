import type { hydrate } from './hydrate.tsx';
import { loadScripts } from './loadScripts.ts';

/**
 * Hydrates each island of the page when somebody reaches for it: pointer over, focus, touch,
 * click or a match of find-in-page. Links never start it. The activation that comes before
 * the part is live is held back and replayed once; if the script cannot be loaded, the part
 * falls back to what it does without JavaScript (`data-failed`), `[data-instead]` takes the
 * focus of a button that this hides, and the next activation tries again.
 */
export function watchIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) watch(island);
}

function watch(island: HTMLElement): void {
  let loading: Promise<boolean> | undefined;
  let isLive = false;
  let isPressed = false;
  let isReplaying = false;
  let held: (() => void) | undefined;

  const start = (): Promise<boolean> =>
    (loading ??= load(island).then(
      () => (isLive = true),
      () => {
        island.dataset['failed'] = '';
        loading = undefined;
        passFocus(island);
        return false;
      },
    ));

  /** Replays one activation when the part is live, or natively if it never will be. */
  const hold = (replay: () => void): void => {
    if (held) return;
    held = replay;
    void start().then(() => {
      isReplaying = true;
      held?.();
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
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'beforematch']) {
    island.addEventListener(type, reach, { capture: true, passive: true });
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
    const target = document.getElementById(location.hash.slice(1));
    if (island.contains(target)) void start();
  };
  addEventListener('hashchange', lookAtAddress);
  lookAtAddress();

  const { draft } = island.dataset;
  if (draft && hasDraft(draft)) void start();
}

/**
 * Gives the focus of a button that has just been hidden to the nearest `[data-instead]`: to
 * itself if it is a stop, else to its first link, else to its words.
 */
function passFocus(island: HTMLElement): void {
  const { activeElement } = document;
  if (!island.contains(activeElement) || activeElement?.checkVisibility()) return;
  const instead = island
    .closest(':has([data-instead])')
    ?.querySelector<HTMLElement>('[data-instead]');
  const target = instead?.tabIndex ? (instead.querySelector('a') ?? instead) : instead;
  if (target?.tabIndex) target.tabIndex = -1;
  target?.focus();
}

/**
 * Loads all scripts of an island at once, so that none is found out about a round trip later,
 * and hydrates it. The build names them: this script need not know any island.
 */
async function load(island: HTMLElement): Promise<void> {
  const { scripts = '', component = '' } = island.dataset;
  const [core, own] = (await loadScripts(scripts.split(' '))) as [
    { hydrate: typeof hydrate },
    Record<string, Parameters<typeof hydrate>[1]>,
  ];
  if (own[component] === undefined) throw new Error(`Expected ${component} in ${scripts}.`);
  await core.hydrate(island, own[component]);
  delete island.dataset['failed'];
}

function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // Storage is switched off: there is nothing to restore.
  }
}
