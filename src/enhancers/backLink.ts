/**
 * Leads `[data-back]` to the service page that the address names as `?from=family/page`, in any
 * letter case, if the data block behind the link lists it. Anything else changes nothing.
 */
export function leadBack(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back]');
  const from = new URLSearchParams(location.search).get('from');
  if (!link || !from) return;
  const paths = JSON.parse(link.nextElementSibling?.textContent ?? '[]') as string[];
  const asked = `/services/${from}`.toLowerCase();
  const path = paths.find((known) => known.toLowerCase().endsWith(asked));
  if (path !== undefined) link.href = path;
}
