import { placeOf } from './placeOf.ts';

/**
 * Lets links to the page in other languages lead to the same place of it: they take over the current
 * hash. Those that lead elsewhere say so, since all of them are right in most languages.
 */
export function keepHash(): void {
  const take = (): void => {
    const links = '.utility-bar a:not([data-elsewhere])';
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      link.hash = location.hash;
    }
  };
  addEventListener('hashchange', take);
  take();
}

/**
 * Gives the focus back when somebody goes through the history of one page: to the link that was
 * followed from a place, else to the place the address names. The browser restores only what is
 * in view, and leaves the focus on nothing. It listens for focus, not for clicks: a listener for
 * clicks on the window would have every text of the page called clickable.
 */
export function keepFocus(): void {
  /** The link that led on from an entry of the history. */
  const followed = new Map<number, HTMLElement>();
  let link: HTMLAnchorElement | null = null;
  let entry = entryNow();

  addEventListener('focusin', (event) => {
    link = (event.target as Element).closest('a') ?? link;
  });
  // Not on popstate: after that the browser may still move the focus itself.
  addEventListener('hashchange', () => {
    const last = entry;
    const isNew = !history.state;
    if (isNew && link?.hash === location.hash) followed.set(last, link);
    entry = entryNow();
    const target = placeOf(location);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    // The browser has moved the focus already, and tells of it a moment later: who has gone on by Tab
    // in the meantime is not taken back.
    const focused = document.activeElement as HTMLAnchorElement | null;
    const isOnLink = focused?.hash === location.hash;
    if (isNew && !isOnLink && focused !== document.body) return;
    ((entry < last && followed.get(entry)) || target)?.focus({ preventScroll: true });
  });
}

/**
 * The number of the entry of the history that the page is at: the time at which it was first seen,
 * which unlike a count means nothing to the same entry after a reload.
 */
function entryNow(): number {
  if (!history.state) history.replaceState(Date.now(), '');
  return history.state as number;
}
