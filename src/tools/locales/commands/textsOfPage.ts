import { expectedWords } from '../../../i18n/check/compareWords.ts';
import type { Word } from '../../../i18n/check/readWords.ts';
import { isRouteId, routeOf } from '../../../site/routes.ts';
import { servicesFile } from '../localeNames.ts';
import type { Files } from '../readProject.ts';

/** A text that a language needs: the word file and the dotted key it stands under, and its English. */
export type NeededText = { file: string; key: string; english: Word };

/**
 * Every text that a language needs before a page of it can be published, in the order of English;
 * of a service page also what all of them and its family share. Also the texts of any other word
 * file by its name. Empty for a name that English has no file of.
 */
export function textsOfPage(name: string, locale: string, source: Files): NeededText[] {
  const own = textsIn(name, locale, source);
  if (!isRouteId(name) || routeOf(name).kind !== 'service') return own;
  const { family } = routeOf(name);
  const shared = textsIn(servicesFile, locale, source).filter(
    ({ key }) => !key.startsWith('families.') || key.startsWith(`families.${family}.`),
  );
  return [...own, ...shared];
}

function textsIn(file: string, locale: string, source: Files): NeededText[] {
  const original = source.get(file);
  if (original === undefined) return [];
  return [...expectedWords(original, locale)].map(([key, english]) => ({ file, key, english }));
}
