import { isRouteId, routeOf, type PageKind, type Route } from '../../../../site/routes.ts';
import { noticeText } from '../missingNotice.ts';
import type { LocaleStatus } from './countStatus.ts';

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
  subscription: 4,
  'not-found': 4,
};

/** The rule of {@link firstToDo}, for whoever asks why. */
export const rule =
  'the line that tells readers of a machine’s text, home, then contact, consultation and services, then service pages, about, team and help, then ' +
  'legal pages; of these the one with the fewest words to do, then the order of the registry';

/** What to do first, and its words of English. */
type First = { name: string; wordsToDo: number };

/**
 * What a language should do first: three pages, and before them the notice of a machine's text while
 * that is English.
 */
export function firstToDo({ files, noticeWords }: LocaleStatus): First[] {
  const notice = { name: `${noticeText.file}.${noticeText.key}`, wordsToDo: noticeWords };
  const pages = files
    .filter((file) => file.stage !== 'published' || file.stale + file.errors > 0)
    .flatMap((file) => (isRouteId(file.name) ? [{ file, route: routeOf(file.name) }] : []))
    .filter(({ route }) => route.isUnlisted !== true)
    .toSorted((a, b) => rank(a.route) - rank(b.route) || a.file.wordsToDo - b.file.wordsToDo)
    .slice(0, 3)
    .map(({ file }) => file);
  return [...(noticeWords > 0 ? [notice] : []), ...pages];
}

function rank({ kind }: Route): number {
  return rankOf[kind];
}
