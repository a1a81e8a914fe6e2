import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLocaleFacts, checkLocaleName } from '../i18n/check/checkLocaleFacts.ts';
import { compareWords } from '../i18n/check/compareWords.ts';
import { formatProblem, type LocaleProblem } from '../i18n/check/problem.ts';
import { readWords, type WordFile } from '../i18n/check/readWords.ts';
import { sourceLocale } from '../site/locales.ts';
import { isRouteId, routes } from '../site/routes.ts';
import { root } from './root.ts';

/** Files that every locale needs besides the pages it has chosen to translate. */
const shared = ['locale', 'common', 'forms', 'react-aria'];

/** Pages that every locale needs: answers to posts and to unknown addresses, and the home page. */
const needed = routes
  .filter(({ id, isUnlisted }) => isUnlisted === true || id === 'home')
  .map(({ id }) => id as string);

/**
 * Checks every locale file before anything is built from them.
 * @param folder the folder that holds `locales/`; the project by default.
 * @throws Error that lists every problem with file, line, column and what was expected.
 */
export async function checkLocales(folder = root): Promise<void> {
  const problems = await findLocaleProblems(folder);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Error(`${count} in the locale files:\n${problems.map(formatProblem).join('\n')}`);
}

async function findLocaleProblems(folder: string): Promise<LocaleProblem[]> {
  const base = join(folder, 'locales');
  const entries = await readdir(base, { withFileTypes: true });
  const locales = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
  const source = await readLocale(base, sourceLocale);
  const problems: LocaleProblem[] = [];
  for (const locale of locales.toSorted()) {
    const misnamed = checkLocaleName(locale);
    if (misnamed !== undefined) {
      problems.push({ file: `locales/${locale}`, line: 1, column: 1, message: misnamed });
      continue;
    }
    const files = locale === sourceLocale ? source : await readLocale(base, locale);
    problems.push(...checkFiles(locale, files, source));
  }
  return problems;
}

function checkFiles(
  locale: string,
  files: ReadonlyMap<string, WordFile>,
  source: ReadonlyMap<string, WordFile>,
): LocaleProblem[] {
  const missing = [...shared, ...needed].filter((name) => !files.has(name));
  return [
    ...missing.map((name) => ({
      file: `locales/${locale}/${name}.json`,
      line: 1,
      column: 1,
      message: `Expected this file, it is missing. Copy locales/${sourceLocale}/${name}.json and translate it.`,
    })),
    ...[...files].flatMap(([name, file]) => {
      if (file.problems.length > 0) return file.problems;
      if (name === 'locale') return checkLocaleFacts(file);
      const original = source.get(name);
      if (!shared.includes(name) && !isRouteId(name)) {
        return [at(file, `Expected a file named after a page (src/site/routes.ts), got "${name}".`)];
      }
      if (original === undefined) {
        return [at(file, `Expected locales/${sourceLocale}/${name}.json as its source; it is missing.`)];
      }
      return original.problems.length > 0 ? [] : compareWords(original, file, locale);
    }),
  ];
}

function at({ file }: WordFile, message: string): LocaleProblem {
  return { file, line: 1, column: 1, message };
}

async function readLocale(base: string, locale: string): Promise<Map<string, WordFile>> {
  const names = (await readdir(join(base, locale))).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const source = await readFile(join(base, locale, name), 'utf8');
      return [name.slice(0, -5), readWords(`locales/${locale}/${name}`, source)] as const;
    }),
  );
  return new Map(files);
}
