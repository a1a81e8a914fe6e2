import { families } from '../../site/families.ts';
import { createHeaders, createPolicy } from './createHeaders.ts';
import type { Manifest } from '../../delivery/manifest.ts';
import { lastChanged } from '../../site/lastChanged.ts';
import { routeOf, type RouteId } from '../../site/routes.ts';
import { pathOf } from '../../site/urls.ts';

/** What the renderer knows of the site. */
export type SiteDescription = Pick<
  Manifest,
  'origin' | 'sourceLocale' | 'locales' | 'pages' | 'optionLabels' | 'mails'
> & {
  /** Pages that a language of the site does not have. */
  absent: readonly { id: RouteId; locale: string }[];
};

/**
 * Completes the renderer's description of the site with what the server also has to know:
 * redirects, files and headers.
 * @param stylesOf by file: what the policy of a page allows of styles in it; see {@link createPolicy}.
 * @param speculationRules the published file that says which pages may be drawn ahead.
 */
export function createManifest(
  site: SiteDescription,
  files: Manifest['files'],
  stylesOf: ReadonlyMap<string, readonly string[]> = new Map(),
  speculationRules?: string,
): Manifest {
  const { absent, ...description } = site;
  const { INTAKE_ORIGIN: intake = '' } = process.env;
  return {
    ...description,
    pages: site.pages.map((page) => {
      const styles = stylesOf.get(page.file);
      return styles === undefined ? page : { ...page, policy: createPolicy(intake, styles) };
    }),
    ...(intake !== '' && { intake: new URL(intake).origin }),
    aliases: site.pages.flatMap(otherAddresses),
    detours: absent.flatMap(detoursOf(site.sourceLocale)),
    files,
    headers: createHeaders(intake),
    ...(speculationRules !== undefined && { speculationRules }),
    privacyPolicy: lastChanged['privacy-policy'].day,
  };
}

/** Other addresses of a page: its aliases, and of the overview those of families, which lead into it. */
function otherAddresses({ id, locale }: { id: RouteId; locale: string }): Manifest['aliases'] {
  const path = pathOf(id, locale);
  const prefix = path.slice(0, path.length - routeOf(id).path.length);
  const aliases = routeOf(id).aliases.map((alias) => ({ from: prefix + alias, to: path }));
  if (id !== 'services') return aliases;
  return [
    ...aliases,
    ...families.map(({ id: family, segment }) => ({
      from: `${path}/${segment}`,
      to: `${path}#${family}`,
    })),
  ];
}

/** A page's addresses in a language that does not have it, each with the English one. */
function detoursOf(sourceLocale: string) {
  return ({ id, locale }: { id: RouteId; locale: string }): Manifest['detours'] => {
    const english = otherAddresses({ id, locale: sourceLocale });
    return [
      { from: pathOf(id, locale), to: pathOf(id, sourceLocale) },
      ...otherAddresses({ id, locale }).map(({ from }, index) => ({
        from,
        to: english[index]?.to ?? pathOf(id, sourceLocale),
      })),
    ];
  };
}
