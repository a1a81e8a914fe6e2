import type { Manifest } from '../../delivery/manifest.ts';
import { confirmationDays } from '../../contract/intake.ts';
import type { SealedLinks } from './sealedLinks.ts';

/** The page that links about the newsletter open. */
export const subscriptionId = 'subscription';

const dayLength = 24 * 3_600_000;

/**
 * The whole address that asks a sign-up to be confirmed, in the language of its page, for as long as
 * `confirmationDays`.
 */
export function confirmLink(manifest: Manifest, links: SealedLinks, row: Row): string {
  const token = links.seal('confirm', row.id, Date.now() + confirmationDays * dayLength);
  return `${pageFor(manifest, row.locale)}?confirm=${token}`;
}

/** The whole address that asks whether somebody wants no newsletter any more; it opens for ever. */
export function unsubscribeLink(manifest: Manifest, links: SealedLinks, row: Row): string {
  return `${pageFor(manifest, row.locale)}?unsubscribe=${links.seal('unsubscribe', row.id)}`;
}

type Row = { id: string; locale: string | null };

/** On the server that answers it, which need not be where the pages of the site are. */
function pageFor(
  { pages, sourceLocale, origin, intake = origin }: Manifest,
  locale: string | null,
) {
  const found = pages.filter(({ id }) => id === subscriptionId);
  const page =
    found.find((one) => one.locale === locale) ?? found.find((one) => one.locale === sourceLocale);
  if (page !== undefined) return intake + page.path;
  throw new Error(
    `Expected the manifest to hold the page "${subscriptionId}", found none: build the site again.`,
  );
}
