import { formatProblem } from '../../i18n/check/problem.ts';
import { sourceLocale } from '../../site/locales.ts';
import type { ResolvedLocales } from './resolveLocales.ts';

/**
 * Nothing can be published from an English that is not in order: every language is made from it.
 * @throws Error with every problem of the source but hints, each with its place.
 */
export function refuseSource({ problems }: ResolvedLocales): void {
  const own = problems.filter(
    ({ file, severity }) => severity !== 'hint' && file.startsWith(`locales/${sourceLocale}/`),
  );
  if (own.length === 0) return;
  const count = own.length === 1 ? '1 problem' : `${own.length} problems`;
  const list = own.map(formatProblem).join('\n');
  throw new Error(`${count} in the English words, from which every language is made:\n${list}`);
}
