import { company } from '../../site/company.ts';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { routeOf } from '../../site/routes.ts';

/** The address that stands in pages whose owner has set none. */
export const sampleOrigin = 'https://techeon.example';

/** The site's public address, for everything that has to be absolute. */
export const siteOrigin = process.env['SITE_ORIGIN'] ?? sampleOrigin;

/**
 * The files that crawlers and static hosts read, by name.
 * @param headers of every answer of a static host, which has one rule for all.
 */
export function hostFiles(
  manifest: Manifest,
  headers: Manifest['headers'],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(manifest),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`,
    '.well-known/security.txt': securityContact(manifest),
    _redirects: redirects(manifest),
    _headers: headersFile(headers),
  };
}

/** Whom to write to about a weakness (RFC 9116). */
function securityContact({ locales }: Manifest): string {
  return [
    `Contact: mailto:${company.securityEmail}\n`,
    `Expires: ${company.securityContactExpires}\n`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}\n`,
    `Canonical: ${siteOrigin}/.well-known/security.txt\n`,
  ].join('');
}

/** Every listed page once per locale, each with all its language alternates. */
function sitemap({ pages, sourceLocale }: Manifest): string {
  const listed = pages.filter(({ id }) => routeOf(id).isUnlisted !== true);
  const url = (page: PublishedPage) => siteOrigin + page.path;
  const entries = listed.map((page) => {
    const same = listed.filter(({ id }) => id === page.id);
    const links = same.map((other) => alternate(other.locale, url(other)));
    const source = same.find(({ locale }) => locale === sourceLocale);
    if (source !== undefined) links.push(alternate('x-default', url(source)));
    return `  <url>\n    <loc>${url(page)}</loc>\n${links.join('')}  </url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
  );
}

function alternate(language: string, href: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>\n`;
}

/** Aliases and lower-case spellings, detours, then each locale's own 404 page. */
function redirects({ aliases, detours, pages, sourceLocale }: Manifest): string {
  const spellings = [
    ...aliases,
    ...pages.map(({ path }) => ({ from: path.toLowerCase(), to: path })),
  ].filter(({ from, to }) => from !== to);
  const missing = pages.filter(({ id, locale }) => id === 'not-found' && locale !== sourceLocale);
  return [
    ...spellings.map(({ from, to }) => `${from} ${to} 308\n`),
    ...detours.map(({ from, to }) => `${from} ${to} 307\n`),
    ...missing.map(({ locale, path }) => `/${locale}/* ${path}.html 404\n`),
  ].join('');
}

function headersFile(headers: Manifest['headers']): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}/assets/*\n  cache-control: public, max-age=31536000, immutable\n`;
}
