import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '../../server/site/loadBuild.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import type { RouteId } from '../../site/routes.ts';
import { galleryLocale } from './galleryLocale.ts';
import { loadGallery } from './loadGallery.ts';

/** A build with the gallery among its pages, and how to get rid of it. */
export type AuditBuild = { build: Build; remove: () => Promise<void> };

/**
 * Links to all that is published and adds a page per part, left to right and mirrored. Only
 * audit and journeys see it: the published site has no gallery.
 */
export async function addGallery(build: Build, root: string): Promise<AuditBuild> {
  const { renderGallery, galleryComponents } = await loadGallery(root);
  const siteFolder = await mkdtemp(join(tmpdir(), 'gallery-'));
  for (const entry of await readdir(build.siteFolder)) {
    await symlink(join(build.siteFolder, entry), join(siteFolder, entry));
  }
  const pages: PublishedPage[] = [];
  for (const dir of ['ltr', 'rtl'] as const) {
    for (const component of galleryComponents) {
      const path = `/gallery/${dir}/${component}`;
      const file = `${path.slice(1)}/index.html`;
      await mkdir(join(siteFolder, path), { recursive: true });
      await writeFile(join(siteFolder, file), renderGallery(component, dir));
      // No route: server and audit only pass the name on.
      pages.push({ id: component as RouteId, locale: galleryLocale(dir), path, file });
    }
  }
  const manifest = { ...build.manifest, pages: [...build.manifest.pages, ...pages] };
  return {
    build: { ...build, manifest, siteFolder },
    remove: () => rm(siteFolder, { recursive: true }),
  };
}
