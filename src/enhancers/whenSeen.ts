declare global {
  interface Document {
    /** Whether the page is drawn before anybody has asked for it; not in every browser. */
    readonly prerendering?: boolean;
  }
}

/**
 * Begins at once, or, in a page that is drawn ahead and may never be seen, once somebody sees it: until
 * then nothing is stored, counted or fetched for it. Such a page shows at once: fading it in would make
 * a wait of what there is none of, on a slow machine of 200 ms.
 */
export function whenSeen(begin: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', begin);
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition());
  } else begin();
}
