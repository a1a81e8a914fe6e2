import { stringsParameter } from './stringsPage.ts';

/** Lets links to other pages of the site ask for strings too, so that one may walk through it. */
export function keepStrings(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.origin !== location.origin) return;
      const address = new URL(link.href);
      if (address.pathname === location.pathname && address.hash !== '') return;
      address.searchParams.set(stringsParameter, '');
      link.href = address.href;
    },
    { capture: true },
  );
}

/** The address of this page without its strings. */
export function plainAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete(stringsParameter);
  return address.href;
}
