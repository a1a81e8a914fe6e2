import { routeOf, routes, type RouteId } from '../../site/routes.ts';

/** Files that every locale needs besides the pages it has chosen to translate. */
export const sharedFiles = ['locale', 'common', 'menu', 'forms', 'react-aria'];

/** Words that all service pages share: a locale needs the file once it has one of those pages. */
export const servicesFile = 'service-pages';

/** Pages that a translation needs at least: answers to posts and to unknown addresses, and the home page. */
export const neededPages = routes
  .filter(({ id, isUnlisted }) => isUnlisted === true || id === 'home')
  .map(({ id }) => id as string);

/** The locale files that a page is drawn from, by their paths in the project. */
export function filesOf({ id, locale }: { id: RouteId; locale: string }): string[] {
  const ofKind = routeOf(id).kind === 'service' ? [servicesFile] : [];
  return [...sharedFiles, ...ofKind, id].map((name) => `locales/${locale}/${name}.json`);
}
