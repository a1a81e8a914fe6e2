/** Lets language links lead to the same place of the page: they take over the current hash. */
export function keepHash(): void {
  const take = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-hash]')) {
      link.hash = location.hash;
    }
  };
  addEventListener('hashchange', take);
  take();
}

/**
 * Gives the focus back when somebody goes through the history of one page: to the link that was
 * followed from a place, else to the place the address names. The browser restores only what is
 * in view, and leaves the focus on nothing.
 */
export function keepFocus(): void {
  const followed = new Map<unknown, HTMLElement>();
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest('a');
    if (!link || defaultPrevented) return;
    // The entry that is being left keeps the time as its state: unlike a count, it means
    // nothing to the same entry after a reload.
    const time = Date.now();
    followed.set(time, link);
    history.replaceState(time, '');
  });
  // Not on popstate: after that the browser may still move the focus itself.
  addEventListener('hashchange', () => {
    const place = document.getElementById(location.hash.slice(1));
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    (followed.get(history.state) ?? place)?.focus({ preventScroll: true });
  });
}
