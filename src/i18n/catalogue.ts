import { localeFiles, unreviewedPages } from 'virtual:locale-files';
import { direction } from './direction.ts';
import { hasHighLetters } from '../site/headingLine.ts';
import { sourceLocale, type Locale } from '../site/locales.ts';
import { isRouteId, routeOf, routes, type RouteId } from '../site/routes.ts';
import type { Words } from './words.ts';

/** A locale is its folder: nothing else registers one. */
const byLocale = new Map<string, Map<string, Words>>();
for (const [path, words] of Object.entries(localeFiles)) {
  const [, code = '', file = ''] = path.split('/');
  const namespaces = byLocale.get(code) ?? new Map<string, Words>();
  byLocale.set(code, namespaces.set(file.replace(/\.json$/u, ''), words));
}

/** Every language that has a folder, whether or not it has a page. */
export const knownCodes: readonly string[] = [...byLocale.keys()];

/** Every language that has a page to open: the source first, the others by code. */
export const locales: readonly Locale[] = [...byLocale]
  .filter(([, namespaces]) => [...namespaces.keys()].some(isListed))
  .map(([code, namespaces]) => readLocale(code, namespaces))
  .toSorted((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code));

/** All words of a locale by namespace (`common`, `forms`, one per route id). */
export function wordsOf(locale: string): Readonly<Record<string, Words>> {
  return wordsByLocale[locale] ?? {};
}

const wordsByLocale = Object.fromEntries(
  Array.from(byLocale, ([code, namespaces]) => [code, Object.fromEntries(namespaces)]),
);

/** The pages of a locale, in the order of the registry: those it has words for, and the answers. */
export function pagesOf(locale: string): ReadonlySet<RouteId> {
  const known = pagesByLocale.get(locale);
  if (known !== undefined) return known;
  const namespaces = byLocale.get(locale);
  const pages = new Set(
    routes
      .filter(({ id, isUnlisted }) => isUnlisted === true || namespaces?.has(id))
      .map(({ id }) => id),
  );
  pagesByLocale.set(locale, pages);
  return pages;
}

/** Every link of every page asks for them. */
const pagesByLocale = new Map<string, ReadonlySet<RouteId>>();

/** Whether a page shows a text of a machine that nobody has reviewed. */
export function isUnreviewed(id: RouteId, locale: string): boolean {
  return unreviewedPages.includes(`${locale}/${id}`);
}

/** The facts about a locale. Throws for a code that has no folder. */
export function localeOf(code: string): Locale {
  const locale = locales.find((candidate) => candidate.code === code);
  if (locale === undefined) throw new Error(`Expected a folder locales/${code}; there is none.`);
  return locale;
}

function readLocale(code: string, namespaces: ReadonlyMap<string, Words>): Locale {
  const facts = namespaces.get('locale') ?? {};
  const script = String(facts['script']);
  const words = JSON.stringify([...namespaces.values()]);
  return {
    code,
    name: String(facts['name']),
    script,
    numberingSystem: String(facts['numberingSystem']),
    dir: direction(code),
    ...(hasHighLetters(script, words) && { hasHighLetters: true }),
  };
}

function isListed(name: string): boolean {
  return isRouteId(name) && routeOf(name).isUnlisted !== true;
}

function rank(locale: Locale): number {
  return locale.code === sourceLocale ? 0 : 1;
}
