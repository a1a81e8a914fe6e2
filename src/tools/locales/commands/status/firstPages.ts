import { isRouteId, routeOf, type PageKind, type Route } from '../../../../site/routes.ts';
import type { FileStatus, LocaleStatus } from './countStatus.ts';

/** How much a visitor gains by a page in their language: less is sooner. */
const rankOf: Readonly<Record<PageKind, number>> = {
  home: 0,
  contact: 1,
  consultation: 1,
  services: 1,
  service: 2,
  about: 2,
  team: 2,
  help: 2,
  legal: 3,
  statement: 3,
  thanks: 4,
  'not-found': 4,
};

/** The rule of {@link firstPages}, for whoever asks why. */
export const rule =
  'home, then contact, consultation and services, then service pages, about, team and help, then ' +
  'legal pages; of these the one with the fewest words to do, then the order of the registry';

/** The three pages of a language to do first. */
export function firstPages({ files }: LocaleStatus): FileStatus[] {
  return files
    .filter((file) => file.stage !== 'published' || file.stale + file.errors > 0)
    .flatMap((file) => (isRouteId(file.name) ? [{ file, route: routeOf(file.name) }] : []))
    .filter(({ route }) => route.isUnlisted !== true)
    .toSorted((a, b) => rank(a.route) - rank(b.route) || a.file.wordsToDo - b.file.wordsToDo)
    .slice(0, 3)
    .map(({ file }) => file);
}

function rank({ kind }: Route): number {
  return rankOf[kind];
}
