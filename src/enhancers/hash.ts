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
