/**
 * Fetches the modules that only some pages need (`data-enhancer` names each), but not for those whose
 * first language begins with `data-unless`. If one is lost, the page stays as it was served.
 */
export function fetchEnhancers(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-enhancer]')) {
    const { enhancer = '', unless } = dataset;
    if (!unless || !navigator.language.startsWith(unless)) {
      import(/* @vite-ignore */ enhancer).catch(() => {});
    }
  }
}
