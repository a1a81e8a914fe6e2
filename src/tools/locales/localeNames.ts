import { routeOf, routes, type RouteId } from '../../site/routes.ts';

/** What every page needs besides its own words: facts of the language, frame, menus, forms, React Aria. */
export const frameFiles = ['locale', 'common', 'menu', 'forms', 'react-aria'];

/** Answers to posts and to unknown addresses: every language has them, whatever else it has. */
const answerPages = routes
  .filter(({ isUnlisted }) => isUnlisted === true)
  .map(({ id }) => id as string);

/**
 * Files that no language can do without: a text that one lacks is shown in English in its place.
 * Every other file is a page's, and whole or left out.
 */
export const sharedFiles = [...frameFiles, ...answerPages];

/** Words that all service pages share: a locale needs the file once it has one of those pages. */
export const servicesFile = 'service-pages';

/** The words of the report of evidence, which no page shows: what a language lacks of it is English. */
export const reportsFile = 'reports';

/** The locale files that a page is drawn from, by their paths in the project. */
export function filesOf({ id, locale }: { id: RouteId; locale: string }): string[] {
  const ofKind = routeOf(id).kind === 'service' ? [servicesFile] : [];
  return [...frameFiles, ...ofKind, id].map((name) => `locales/${locale}/${name}.json`);
}
