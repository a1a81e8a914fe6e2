import { sealedLinks } from '../links/sealedLinks.ts';
import { unsubscribeLink } from '../links/subscriptionLinks.ts';
import { readLinkSecret, siteRoot } from '../settings.ts';
import { findBuild } from '../site/loadBuild.ts';
import type { OwnersRow } from '../store/ownersStore.ts';

/**
 * Makes what gives each sign-up the link for its issues of the newsletter, in the language that it came
 * in; null for other rows, and without `LINK_SECRET`, with which the server reads it.
 * @throws Error if there is no build, whose pages the links lead to.
 */
export async function unsubscribeLinks(
  environment: NodeJS.ProcessEnv,
): Promise<(row: OwnersRow) => string | null> {
  const secret = readLinkSecret(environment);
  if (secret === undefined) return () => null;
  const links = sealedLinks(secret);
  const { manifest } = await findBuild(siteRoot(environment));
  return (row) => (row.kind === 'newsletter' ? unsubscribeLink(manifest, links, row) : null);
}
