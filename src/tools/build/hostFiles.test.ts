import { expect, test } from 'vitest';
import { createHeaders } from './createHeaders.ts';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { company } from '../../site/company.ts';
import { routes, type RouteId } from '../../site/routes.ts';
import { fileOf, pathOf } from '../../site/urls.ts';
import { hostFiles } from './hostFiles.ts';

const origin = 'https://techeon.example';

function page(id: RouteId, locale: string): PublishedPage {
  return { id, locale, path: pathOf(id, locale), file: fileOf(id, locale) };
}

function manifest(change: Partial<Manifest> = {}): Manifest {
  return {
    origin,
    sourceLocale: 'en',
    locales: [],
    pages: ['en', 'ar'].flatMap((locale) => routes.map(({ id }) => page(id, locale))),
    aliases: [{ from: '/services/services', to: '/services' }],
    detours: [],
    files: [],
    headers: createHeaders(''),
    optionLabels: { quote: {}, consultation: {}, newsletter: {} },
    mails: {},
    privacyPolicy: '2025-12-31',
    ...change,
  };
}

function sitemapOf(site: Manifest): { loc: string; links: Record<string, string> }[] {
  const xml = hostFiles(site, {})['sitemap.xml'] ?? '';
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return Array.from(document.querySelectorAll('url'), (url) => ({
    loc: url.querySelector('loc')?.textContent ?? '',
    links: Object.fromEntries(
      Array.from(url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link'), (link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  }));
}

const day = 24 * 60 * 60 * 1000;

test('whoever finds a weakness is told whom to write to, in an address that somebody has looked at within a year', () => {
  const lines = (hostFiles(manifest(), {})['.well-known/security.txt'] ?? '').trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${company.securityEmail}`);
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  const left = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / day;
  const renew = 'Look whether the address in src/site/company.ts is right, and set another day.';
  expect(left, renew).toBeGreaterThan(30);
  expect(left, renew).toBeLessThan(366);
});

test('the sitemap has every listed page once per locale, and no answer', () => {
  const listed = manifest().pages.filter(
    ({ id }) => !id.startsWith('thanks-') && id !== 'subscription' && id !== 'not-found',
  );
  expect(sitemapOf(manifest()).map(({ loc }) => loc)).toEqual(
    listed.map(({ path }) => origin + path),
  );
});

test('every entry of the sitemap names all its languages, and the source for all others', () => {
  const team = sitemapOf(manifest()).filter(({ loc }) => loc.endsWith('/team'));
  const links = {
    en: `${origin}/team`,
    ar: `${origin}/ar/team`,
    'x-default': `${origin}/team`,
  };
  expect(team.map((entry) => entry.links)).toEqual([links, links]);
});

test('the sitemap does not name a language in which a page is not written', () => {
  const [entry] = sitemapOf(manifest({ pages: [page('team', 'en')] }));
  expect(Object.keys(entry?.links ?? {})).toEqual(['en', 'x-default']);
});

test('robots may read everything and are told where the sitemap is', () => {
  expect(hostFiles(manifest(), {})['robots.txt']).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

function redirectsOf(site: Manifest): string[][] {
  const lines = (hostFiles(site, {})['_redirects'] ?? '').trimEnd().split('\n');
  return lines.map((line) => line.split(' '));
}

test('static hosts redirect aliases and lower-case spellings for good', () => {
  const redirects = redirectsOf(manifest());
  expect(redirects).toContainEqual(['/services/services', '/services', '308']);
  expect(redirects).toContainEqual(['/privacypolicy', '/PrivacyPolicy', '308']);
  expect(redirects).toContainEqual(['/ar/services/aiml/nlp', '/ar/services/AIML/NLP', '308']);
});

test('no redirect leads to itself, and none is written twice', () => {
  const redirects = redirectsOf(manifest());
  expect(redirects.filter(([from, to]) => from === to)).toEqual([]);
  const sources = redirects.map(([from]) => from);
  expect(new Set(sources).size).toBe(sources.length);
});

test('no redirect takes the address of a page', () => {
  const site = manifest();
  const paths = new Set(site.pages.map(({ path }) => path));
  const taken = redirectsOf(site).filter(([from]) => paths.has(from ?? ''));
  expect(taken).toEqual([]);
});

test('an unknown address below a locale gets the 404 page of that locale', () => {
  expect(redirectsOf(manifest()).at(-1)).toEqual(['/ar/*', '/ar/404.html', '404']);
});

test('static hosts send the headers of the server, and keep hashed files for a year', () => {
  const text = hostFiles(manifest(), createHeaders(''))['_headers'] ?? '';
  const [all = '', assets = ''] = text.split(/^\/assets\/\*\n/mu);
  expect(all).toMatch(/^\/\*\n/u);
  for (const [name, value] of Object.entries(createHeaders(''))) {
    expect(all).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(assets).toBe('  cache-control: public, max-age=31536000, immutable\n');
});
