import { isPseudoLocale, sourceLocale } from '../../site/locales.ts';
import { routes } from '../../site/routes.ts';
import type { ResolvedLocales } from './resolveLocales.ts';

/** Answers have no page to count: their texts are English one by one. */
const listed = routes.filter(({ isUnlisted }) => isUnlisted !== true);

/**
 * How many pages of each language nobody has translated, in one line for people: no fault, and no
 * page that is left out. None if there is no such page.
 */
export function describeUntranslated({ words, leftOut }: ResolvedLocales): string[] {
  const codes = [...words.keys()].flatMap(
    (file) => /^locales\/(.+)\/locale\.json$/u.exec(file)?.[1] ?? [],
  );
  const counts = codes
    .filter((code) => code !== sourceLocale && !isPseudoLocale(code))
    .map((code) => {
      const begun = leftOut.filter(({ locale, isBegun }) => locale === code && isBegun);
      const published = listed.filter(({ id }) => words.has(`locales/${code}/${id}.json`));
      return { code, count: listed.length - published.length - begun.length };
    })
    .filter(({ count }) => count > 0)
    .map(({ code, count }, index) =>
      index === 0 ? `${code} ${count} of ${listed.length} pages` : `${code} ${count}`,
    );
  if (counts.length === 0) return [];
  return [
    `Not yet translated: ${counts.join(', ')}. Readers get the English ones; ` +
      '`npm run i18n -- status <code>` lists them.',
  ];
}
