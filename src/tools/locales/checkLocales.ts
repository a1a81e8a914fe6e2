import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLocaleFacts } from '../../i18n/check/checkLocaleFacts.ts';
import { compareWords } from '../../i18n/check/compareWords.ts';
import { didYouMean } from '../../i18n/check/nearest.ts';
import { formatProblem, problemOf, type LocaleProblem } from '../../i18n/check/problem.ts';
import { readWords, type WordFile } from '../../i18n/check/readWords.ts';
import { sourceLocale } from '../../site/locales.ts';
import { isRouteId, routes } from '../../site/routes.ts';
import { readLocaleFolders } from './localeFolders.ts';
import { frameFiles, servicesFile, sharedFiles } from './localeNames.ts';
import { root } from '../../project/root.ts';

const servicePages = routes.filter(({ kind }) => kind === 'service').map(({ id }) => id as string);

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

type Files = ReadonlyMap<string, WordFile>;

/** Everything that is wrong with the locale files below a folder; see {@link checkLocales}. */
export async function findLocaleProblems(folder: string): Promise<LocaleProblem[]> {
  const { folders, strays } = await readLocaleFolders(folder);
  const problems = strays.map(({ path, message }) =>
    problemOf('file-name', { file: path }, message),
  );
  // The source comes first, so that of two languages with one name the translation is told.
  const locales = new Map<string, Files>([[sourceLocale, new Map()]]);
  for (const { code, names } of folders) {
    const files = names.map(async (name) => {
      const file = `locales/${code}/${name}.json`;
      return [name, readWords(file, await readFile(join(folder, file)))] as const;
    });
    locales.set(code, new Map(await Promise.all(files)));
  }
  const source = locales.get(sourceLocale) ?? new Map<string, WordFile>();
  for (const [locale, files] of locales) problems.push(...checkFiles(locale, files, source));
  return [...problems, ...checkNames([...locales.values()])];
}

function checkFiles(locale: string, files: Files, source: Files): LocaleProblem[] {
  const hasServices = servicePages.some((name) => files.has(name));
  const needed =
    locale === sourceLocale ? [...frameFiles, ...routes.map(({ id }) => id)] : sharedFiles;
  const missing = [...needed, ...(hasServices ? [servicesFile] : [])].filter(
    (name) => !files.has(name),
  );
  const remedy = (name: string) =>
    locale === sourceLocale
      ? 'It is the source of every translation: write it.'
      : `Copy locales/${sourceLocale}/${name}.json and translate it.`;
  return [
    ...missing.map((name) =>
      problemOf(
        'missing-file',
        { file: `locales/${locale}/${name}.json` },
        `Expected this file, it is missing. ${remedy(name)}`,
      ),
    ),
    ...[...files].flatMap(([name, words]) => {
      if (words.problems.length > 0) return words.problems;
      if (name === 'locale') return checkLocaleFacts(words, locale);
      if (!sharedFiles.includes(name) && name !== servicesFile && !isRouteId(name)) {
        const known = [...sharedFiles, servicesFile, ...routes.map(({ id }) => id)];
        const message = `Expected a file named after a page (src/site/routes.ts), got "${name}".`;
        return [problemOf('file-name', words, message + didYouMean(name, known))];
      }
      const original = source.get(name);
      if (original === undefined) {
        const file = `locales/${sourceLocale}/${name}.json`;
        return [problemOf('missing-file', words, `Expected ${file} as its source; it is missing.`)];
      }
      if (original.problems.length > 0) return [];
      return compareWords(original, words, locale, name === 'react-aria' ? 'icu' : 'i18next');
    }),
  ];
}

/** Two languages of one name could not be told apart in the picker. */
function checkNames(locales: readonly Files[]): LocaleProblem[] {
  const first = new Map<string, string>();
  return locales.flatMap((files) => {
    const facts = files.get('locale');
    const name = facts?.words.get('name');
    if (facts === undefined || name === undefined) return [];
    const other = first.get(name.text);
    first.set(name.text, other ?? facts.file);
    if (other === undefined) return [];
    const message = `Expected the language's own name, got "${name.text}" as in ${other}.`;
    const { line, column } = name;
    return [problemOf('locale-facts', { file: facts.file, line, column, key: 'name' }, message)];
  });
}
