/**
 * Fetches what offers a page in another language (`data-offers` names it), but not for those whose
 * first language begins with `data-unless`. If the script is lost, nothing is offered.
 */
export function seekOffer(): void {
  const { offers, unless } = document.querySelector<HTMLElement>('[data-offers]')?.dataset ?? {};
  if (offers && !navigator.language.startsWith(unless ?? ''))
    import(/* @vite-ignore */ offers).catch(() => undefined);
}
