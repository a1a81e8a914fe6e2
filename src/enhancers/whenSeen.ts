declare global {
  interface Document {
    /** Whether the page is drawn before anybody has asked for it; not in every browser. */
    readonly prerendering?: boolean;
  }
}

/**
 * Begins at once, or, in a page that is drawn ahead and may never be seen, once somebody sees it: until
 * then nothing is stored, counted or fetched for it. If it has run by then, such a page shows at once: to
 * be faded in it would wait, on a slow machine for 200 ms.
 */
export function whenSeen(begin: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', begin);
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition());
  } else begin();
}
