import { useTranslation } from 'react-i18next';
import type { RouteId } from '../site/routes.ts';

/** Gives the text at a path of keys. Throws, as every translator here, where there is none. */
export type PageWords = (...path: readonly string[]) => string;

/**
 * The words of a page whose keys come from data (`src/site/content`), so that no type knows
 * them: a missing key stops the build, an unused one fails the test of the built pages.
 * @param variables what a sentence may name beside the company's data.
 */
export function usePageWords(
  namespace: RouteId | 'service-pages',
  variables: Readonly<Record<string, string | number>> = {},
): PageWords {
  const { t } = useTranslation(namespace as 'home');
  const read = t as unknown as (key: string, variables: object) => string;
  return (...path) => read(path.join('.'), variables);
}
