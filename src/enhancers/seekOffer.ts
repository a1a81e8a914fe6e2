/**
 * Fetches the modules that a page may need (`data-offers` names each), but not for those whose first
 * language begins with `data-unless`. If one is lost, the page does without what it offers.
 */
export function seekOffer(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-offers]')) {
    const { offers = '', unless = '' } = dataset;
    if (!navigator.language.startsWith(unless)) import(/* @vite-ignore */ offers).catch(() => {});
  }
}
