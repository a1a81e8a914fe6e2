import type { LocaleProblem } from '../../../i18n/check/problem.ts';
import { sourceLocale } from '../../../site/locales.ts';
import type { Files } from '../readProject.ts';
import { compareState } from './compareState.ts';
import { readState } from './localeState.ts';

/** What every language owes since its texts were made: old ones, and those nobody vouches for. */
export async function findStateProblems(
  folder: string,
  languages: ReadonlyMap<string, Files>,
): Promise<LocaleProblem[]> {
  const source = languages.get(sourceLocale);
  const problems: LocaleProblem[] = [];
  for (const [locale, files] of languages) {
    if (locale === sourceLocale) continue;
    const { state, problems: unreadable } = await readState(folder, locale);
    problems.push(...unreadable);
    for (const [name, file] of files) {
      const original = source?.get(name);
      if (original === undefined || name === 'locale') continue;
      problems.push(...compareState(original, file, state[name]));
    }
  }
  return problems;
}
