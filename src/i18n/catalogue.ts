import { localeFiles } from 'virtual:locale-files';
import { direction } from './direction.ts';
import { sourceLocale, type Locale } from '../site/locales.ts';
import { isRouteId, type RouteId } from '../site/routes.ts';
import type { Words } from './words.ts';

/** A locale is its folder: nothing else registers one. */
const byLocale = new Map<string, Map<string, Words>>();
for (const [path, words] of Object.entries(localeFiles)) {
  const [, code = '', file = ''] = path.split('/');
  const namespaces = byLocale.get(code) ?? new Map<string, Words>();
  byLocale.set(code, namespaces.set(file.replace(/\.json$/u, ''), words));
}

/** Every locale of the site: the source first, the others by code. */
export const locales: readonly Locale[] = [...byLocale]
  .map(([code, namespaces]) => readLocale(code, namespaces.get('locale') ?? {}))
  .toSorted((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code));

/** All words of a locale by namespace (`common`, `forms`, one per route id). */
export function wordsOf(locale: string): Record<string, Words> {
  return Object.fromEntries(byLocale.get(locale) ?? []);
}

/** The routes whose own words a locale has. */
export function routesWithWords(locale: string): ReadonlySet<RouteId> {
  return new Set([...(byLocale.get(locale)?.keys() ?? [])].filter(isRouteId));
}

/** The facts about a locale. Throws for a code that has no folder. */
export function localeOf(code: string): Locale {
  const locale = locales.find((candidate) => candidate.code === code);
  if (locale === undefined) throw new Error(`Expected a folder locales/${code}; there is none.`);
  return locale;
}

function readLocale(code: string, facts: Words): Locale {
  return {
    code,
    name: String(facts['name']),
    script: String(facts['script']),
    numberingSystem: String(facts['numberingSystem']),
    dir: direction(code),
  };
}

function rank(locale: Locale): number {
  return locale.code === sourceLocale ? 0 : 1;
}
