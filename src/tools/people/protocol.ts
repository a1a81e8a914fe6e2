import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '../../site/locales.ts';
import { routeOf, type RouteId } from '../../site/routes.ts';
import type { PublishedMain } from './publishedMains.ts';

/** One thing that a person looks at, in English sentences. */
export type ProtocolItem = {
  id: string;
  /** The success criteria that it is about, by number. */
  criteria: readonly string[];
  title: string;
  /** Ids of pages, all of the sample, or a page of each kind in every language but the source. */
  pages: readonly (RouteId | 'sample' | 'other languages')[];
  do: string;
  /** What has to hold. */
  find: string;
};

/** What people are asked to look at, and from what the random pages are drawn. */
export const protocol = JSON.parse(
  readFileSync(join(import.meta.dirname, 'protocol.json'), 'utf8'),
) as { seed: string; items: readonly ProtocolItem[] };

/**
 * The pages that stand for all others, by path (WCAG-EM 1.0, step 3): one of each kind with the home
 * page of each other language, and a tenth as many of the rest, by a seed. The accessibility statement
 * is none of them: it tells what records have come to, so each record would make it another page.
 */
export function sampleOf(published: readonly PublishedMain[], seed = protocol.seed) {
  const pages = published.filter(({ id }) => id !== 'accessibility');
  const homes = pages.filter(({ id, locale }) => id === 'home' && locale !== sourceLocale);
  const structured = [...firstOfKinds(pages, sourceLocale), ...homes].map(({ path }) => path);
  const lot = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  const random = pages
    .map(({ path }) => ({ path, drawn: lot(path) }))
    .filter(({ path }) => !structured.includes(path))
    .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))
    .slice(0, Math.ceil(structured.length / 10))
    .map(({ path }) => path);
  return { structured, random };
}

/** The paths of the pages to look at for an item. */
export function pathsOf(item: ProtocolItem, published: readonly PublishedMain[]): string[] {
  const { structured, random } = sampleOf(published);
  const locales = new Set(published.map(({ locale }) => locale));
  const paths = item.pages.flatMap((page) => {
    if (page === 'sample') return [...structured, ...random];
    const own =
      page === 'other languages'
        ? [...locales.difference(new Set([sourceLocale]))].flatMap((locale) =>
            firstOfKinds(published, locale),
          )
        : published.filter(({ id, locale }) => id === page && locale === sourceLocale);
    return own.map(({ path }) => path);
  });
  return [...new Set(paths)];
}

function firstOfKinds(published: readonly PublishedMain[], locale: string): PublishedMain[] {
  const own = published.filter((page) => page.locale === locale);
  return [...Map.groupBy(own, ({ id }) => routeOf(id).kind).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
}
