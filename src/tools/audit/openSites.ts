import { rm } from 'node:fs/promises';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { loadBuild, type Build } from '../../server/site/loadBuild.ts';
import { buildPseudoSite } from '../locales/pseudo/buildPseudoSite.ts';
import { readPageHashes, type PageHashes } from '../report/pageHashes.ts';
import { addGallery } from '../states/addGallery.ts';
import { isAudited } from '../states/galleryLocale.ts';
import { localeKind } from '../states/localeKind.ts';

/** A built site, those of its pages that are audited, and the hash of each. */
export type AuditedSite = { build: Build; pages: readonly PublishedPage[]; hashes: PageHashes };

/**
 * Opens what is audited: the site as it is published, with the gallery, and if wanted a copy in
 * pseudo-locales, which is built for it.
 * @returns the sites, and what removes all that was made for them.
 */
export async function openSites(
  root: string,
  hasPseudo: boolean,
): Promise<{ sites: AuditedSite[]; remove: () => Promise<void> }> {
  const { build, remove } = await addGallery(await loadBuild(root), root);
  const pages = build.manifest.pages.filter(({ locale }) => isAudited(locale));
  const published = { build, pages, hashes: hashesOf(pages, await readPageHashes(root)) };
  if (!hasPseudo) return { sites: [published], remove };
  try {
    const copy = await buildPseudoSite();
    const pseudo = await loadBuild(copy);
    const own = pseudo.manifest.pages.filter(({ locale }) => localeKind(locale) === 'pseudo');
    const hashes = hashesOf(own, await readPageHashes(copy));
    const changed = { build: pseudo, pages: own, hashes };
    const removeBoth = async (): Promise<void> => {
      await remove();
      await rm(copy, { recursive: true });
    };
    return { sites: [published, changed], remove: removeBoth };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The hashes of these pages alone: the copy has the others too, with other languages to choose from. */
function hashesOf(pages: readonly PublishedPage[], hashes: PageHashes): PageHashes {
  const names = pages.map(({ locale, id }) => `${locale}/${id}`);
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => names.includes(name)));
}
