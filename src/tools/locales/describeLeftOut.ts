import { formatProblem, type LocaleProblem } from '../../i18n/check/problem.ts';
import { servicesFile } from './localeNames.ts';
import type { ResolvedLocales } from './resolveLocales.ts';

/**
 * What a build leaves out and what is wrong with what it keeps, in lines for people: by language the
 * pages that are not published with what they lack, then every error with its place. Empty if every
 * page that somebody has begun is published and nothing is wrong; those that nobody has begun are
 * `describeUntranslated`'s.
 */
export function describeLeftOut({ leftOut, problems }: ResolvedLocales): string[] {
  const pages = leftOut
    .filter(({ isBegun }) => isBegun)
    .map(({ locale, page, problems: against }) => {
      const errors = against.filter(isError).length;
      const todo = against.filter((problem) => !isError(problem));
      const shared = todo.filter(({ file }) => file.endsWith(`/${servicesFile}.json`)).length;
      const own = todo.length - shared;
      const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(own > 0 ? [`${count(own, 'text')} to do`] : []),
        ...(shared > 0 ? [`${count(shared, 'text')} of ${servicesFile} to do`] : []),
      ];
      return `Left out: ${locale}/${page}, ${parts.join(', ')}. Readers get the English page.`;
    });
  return [...pages, ...problems.filter(isError).map(formatProblem)];
}

function isError({ severity }: LocaleProblem): boolean {
  return severity === 'error';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
