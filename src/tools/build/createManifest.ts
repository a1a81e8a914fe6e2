import { families } from '../../site/families.ts';
import { createHeaders } from './createHeaders.ts';
import type { Manifest } from '../../delivery/manifest.ts';
import { routeOf } from '../../site/routes.ts';

/** What the renderer knows of the site. */
export type SiteDescription = Pick<Manifest, 'sourceLocale' | 'locales' | 'pages' | 'optionLabels'>;

/**
 * Completes the renderer's description of the site with what the server also has to know:
 * redirects, files and headers.
 */
export function createManifest(site: SiteDescription, files: Manifest['files']): Manifest {
  return {
    ...site,
    aliases: aliasesOf(site),
    files,
    headers: createHeaders(process.env['INTAKE_ORIGIN'] ?? ''),
  };
}

/** Other spellings of published pages, and family addresses, which lead into the overview. */
function aliasesOf(site: SiteDescription): Manifest['aliases'] {
  return site.pages.flatMap(({ id, locale, path }) => {
    const prefix = locale === site.sourceLocale ? '' : `/${locale}`;
    const aliases = routeOf(id).aliases.map((alias) => ({ from: prefix + alias, to: path }));
    if (id !== 'services') return aliases;
    return [
      ...aliases,
      ...families.map((family) => ({
        from: `${path}/${family.segment}`,
        to: `${path}#${family.id}`,
      })),
    ];
  });
}
