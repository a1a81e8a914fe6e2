/**
 * On the 404 page of a host that minds letter case: shows `[data-offer]` with the page whose
 * address differs from the asked one only in case or in slashes, if there is one. The list of
 * addresses is the data block behind it.
 */
export function offerPage(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  const link = offer?.querySelector('a');
  if (!offer || !link) return;
  const paths = JSON.parse(offer.nextElementSibling?.textContent ?? '[]') as string[];
  const asked = spelling(location.pathname);
  const path = paths.find((known) => spelling(known) === asked);
  if (path === undefined) return;
  link.href = path;
  link.textContent = path;
  offer.hidden = false;
}

function spelling(path: string): string {
  return path.toLowerCase().replace(/\/+/gu, '/').replace(/\/$/u, '');
}
