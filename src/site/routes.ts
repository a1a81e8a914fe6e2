import { families, type FamilyId, type ServicePageId } from './families.ts';

/** Which component draws a page. */
export type PageKind =
  | 'home'
  | 'about'
  | 'team'
  | 'contact'
  | 'legal'
  | 'help'
  | 'consultation'
  | 'services'
  | 'statement'
  | 'service'
  | 'thanks'
  | 'subscription'
  | 'not-found';

/** One page of the site, in every locale that has its words. */
export type Route = {
  /** Names the row, its locale file and its report. */
  id: RouteId;
  /** Canonical path without locale prefix and without trailing slash; `/` for home. */
  path: string;
  kind: PageKind;
  /** Other spellings that answer 308 to `path`; letter case never needs one. */
  aliases: readonly string[];
  /** The family of a service page. */
  family?: FamilyId;
  /** Kept out of sitemap and menus and marked noindex. */
  isUnlisted?: true;
};

const pages = [
  { id: 'home', path: '/', kind: 'home', aliases: [] },
  { id: 'about-us', path: '/about-us', kind: 'about', aliases: [] },
  { id: 'team', path: '/team', kind: 'team', aliases: [] },
  { id: 'contact-us', path: '/contact-us', kind: 'contact', aliases: [] },
  { id: 'privacy-policy', path: '/PrivacyPolicy', kind: 'legal', aliases: [] },
  { id: 'terms', path: '/TermsAndConditions', kind: 'legal', aliases: [] },
  { id: 'cookie-policy', path: '/CookiePolicy', kind: 'legal', aliases: [] },
  { id: 'data-protection-policy', path: '/DataProtectionPolicy', kind: 'legal', aliases: [] },
  { id: 'help-center', path: '/HelpCenter', kind: 'help', aliases: [] },
  { id: 'get-consultation', path: '/GetConsultation', kind: 'consultation', aliases: [] },
  { id: 'services', path: '/services', kind: 'services', aliases: ['/services/services'] },
  { id: 'accessibility', path: '/AccessibilityStatement', kind: 'statement', aliases: [] },
] as const;

const unlisted = [
  { id: 'thanks-quote', path: '/thanks/quote', kind: 'thanks' },
  { id: 'thanks-consultation', path: '/thanks/consultation', kind: 'thanks' },
  { id: 'thanks-newsletter', path: '/thanks/newsletter', kind: 'thanks' },
  { id: 'subscription', path: '/newsletter', kind: 'subscription' },
  { id: 'not-found', path: '/404', kind: 'not-found' },
] as const;

/** A page that menus may list. */
export type PageId = (typeof pages)[number]['id'] | ServicePageId;

/** Any row: a page, or an answer to a post or to an unknown address. */
export type RouteId = PageId | (typeof unlisted)[number]['id'];

/**
 * THE registry: the pages of the site, then the pages that are answers (three thank-you
 * pages, what links in mails open, and the 404 page). Router, menus, sitemap, redirects, audit and reports are views of it.
 */
export const routes: readonly Route[] = [
  ...pages,
  ...families.flatMap((family) =>
    family.pages.map((page) => ({
      id: page.id,
      path: `/services/${family.segment}/${page.slug}`,
      kind: 'service' as const,
      family: family.id,
      aliases:
        'aliases' in page
          ? page.aliases.map((alias) => `/services/${family.segment}/${alias}`)
          : [],
    })),
  ),
  ...unlisted.map((page) => ({ ...page, aliases: [], isUnlisted: true as const })),
];

const byId = new Map(routes.map((route) => [route.id, route]));

/** The row of an id. */
export function routeOf(id: RouteId): Route {
  const route = byId.get(id);
  if (route === undefined) throw new Error(`Expected the id of a route, got "${id}".`);
  return route;
}

/** Whether an untrusted text is the id of a row. */
export function isRouteId(text: string): text is RouteId {
  return byId.has(text as RouteId);
}
