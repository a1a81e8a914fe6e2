import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyAllowList } from '../../i18n/check/allowList.ts';
import { checkLanguage, type Files } from '../../i18n/check/checkLanguage.ts';
import { checkLocaleFacts } from '../../i18n/check/checkLocaleFacts.ts';
import { compareWords } from '../../i18n/check/compareWords.ts';
import { didYouMean } from '../../i18n/check/nearest.ts';
import { formatProblem, problemOf, type LocaleProblem } from '../../i18n/check/problem.ts';
import { readTerms } from '../../i18n/check/readTerms.ts';
import type { WordFile } from '../../i18n/check/readWords.ts';
import { company } from '../../site/company.ts';
import { sourceLocale } from '../../site/locales.ts';
import { isRouteId, routes } from '../../site/routes.ts';
import { readLocaleFolders } from './localeFolders.ts';
import { readEnglishOf, readLocaleFiles } from './readLocaleFiles.ts';
import { frameFiles, reportsFile, servicesFile, sharedFiles } from './localeNames.ts';
import { root } from '../../project/root.ts';

/** Answers to forms and to unknown addresses are no page to link to. */
const linkedPages: ReadonlySet<string> = new Set(
  routes.filter(({ isUnlisted }) => isUnlisted !== true).map(({ id }) => id),
);

const servicePages = routes.filter(({ kind }) => kind === 'service').map(({ id }) => id as string);

/**
 * Checks every locale file before anything is built from them.
 * @param folder the folder that holds `locales/`; the project by default.
 * @throws Error that lists every error with file, line, column and what was expected.
 */
export async function checkLocales(folder = root): Promise<void> {
  const problems = await findLocaleProblems(folder);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  throw new Error(`${count} in the locale files:\n${errors.map(formatProblem).join('\n')}`);
}

/**
 * Everything that is wrong with the locale files below a folder, or could be better, by language
 * and file. Whatever is wrong with the source is an error. Never throws for what a file holds.
 * @param only codes of the languages to look at; all by default. The source is always read.
 */
export async function findLocaleProblems(
  folder: string,
  only?: readonly string[],
): Promise<LocaleProblem[]> {
  const { folders, strays } = await readLocaleFolders(folder);
  const locales = readLocaleFiles(folder, folders);
  const source = locales.get(sourceLocale) ?? new Map<string, WordFile>();
  const english = readEnglishOf(source);
  const site = {
    company: { product: company.product, phone: company.phone, emails: [company.email] },
    pages: linkedPages,
  };
  const names = checkNames([...locales.values()]);
  const problems: LocaleProblem[] = [];
  for (const [locale, files] of locales) {
    if (only !== undefined && !only.includes(locale)) continue;
    const isSource = locale === sourceLocale;
    const form = checkFiles(locale, files, source);
    const isMisnamed = form.some(({ rule }) => rule === 'language-name');
    const glossary = await readGlossary(folder, locale);
    const found = [
      ...form,
      ...names.filter(({ file }) => !isMisnamed && file.startsWith(`locales/${locale}/`)),
      ...glossary.problems,
      ...checkLanguage({ locale, files, source, isSource }, english, {
        ...site,
        terms: glossary.terms,
      }),
    ];
    const allowed = await applyAllowed(folder, locale, found.toSorted(byPlace));
    problems.push(
      ...(isSource ? allowed.map((one) => ({ ...one, severity: 'error' as const })) : allowed),
    );
  }
  const stray = strays
    .filter(({ path }) => only === undefined || only.includes(path.split('/')[1] ?? ''))
    .map(({ path, message }) => problemOf('file-name', { file: path }, message));
  return [...stray, ...problems];
}

async function applyAllowed(
  folder: string,
  locale: string,
  problems: readonly LocaleProblem[],
): Promise<LocaleProblem[]> {
  const file = `locales/_allow/${locale}.json`;
  const content = await readFile(join(folder, file)).catch(() => undefined);
  return content === undefined ? [...problems] : applyAllowList(problems, file, content, locale);
}

async function readGlossary(folder: string, locale: string): Promise<ReturnType<typeof readTerms>> {
  const file = `locales/_terms/${locale}.json`;
  const content = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  return content === undefined ? { terms: [], problems: [] } : readTerms(file, content);
}

function checkFiles(locale: string, files: Files, source: Files): LocaleProblem[] {
  return [
    ...missingFiles(locale, files, source),
    ...[...files].flatMap(([name, words]) => {
      if (!words.isRead) return words.problems;
      if (name === 'locale') return [...words.problems, ...checkLocaleFacts(words, locale)];
      if (!isKnown(name)) {
        const known = [...frameFiles, servicesFile, reportsFile, ...routes.map(({ id }) => id)];
        const message = `Expected a file named after a page (src/site/routes.ts), got "${name}".`;
        const remedy = `${didYouMean(name, known)} Rename or delete it.`;
        return [problemOf('file-name', words, message + remedy)];
      }
      const original = source.get(name);
      if (original === undefined) {
        const file = `locales/${sourceLocale}/${name}.json`;
        const message = `Expected ${file} as its source; it is missing. Write it, or delete this one.`;
        return [problemOf('missing-source', words, message)];
      }
      if (!original.isRead) return words.problems;
      const syntax = name === 'react-aria' ? 'icu' : 'i18next';
      return [...words.problems, ...compareWords(original, words, locale, syntax)];
    }),
  ];
}

function isKnown(name: string): boolean {
  return [...frameFiles, servicesFile, reportsFile].includes(name) || isRouteId(name);
}

/** The source needs every file, a translation only `locale.json`; the frame's files are left work. */
function missingFiles(locale: string, files: Files, source: Files): LocaleProblem[] {
  const hasServices = servicePages.some((name) => files.has(name));
  const pages =
    locale === sourceLocale ? [reportsFile, ...routes.map(({ id }) => id as string)] : [];
  const needed = [...sharedFiles, ...pages, ...(hasServices ? [servicesFile] : [])];
  return [...new Set(needed)]
    .filter((name) => !files.has(name))
    .map((name) => {
      const isTodo = locale !== sourceLocale && name !== 'locale';
      const remedy =
        locale === sourceLocale
          ? 'It is the source of every translation: write it.'
          : name === 'locale'
            ? 'Say in it the name, script and numberingSystem of the language.'
            : `Begin it with \`npm run i18n -- new ${locale} ${name}\`.`;
      const words = source.get(name)?.words.size ?? 0;
      const size = isTodo && words > 0 ? ` (${words} texts)` : '';
      return problemOf(
        isTodo ? 'missing-file' : 'missing-source',
        { file: `locales/${locale}/${name}.json` },
        `Expected this file${size}, it is missing. ${remedy}`,
      );
    });
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
    const message = `Expected the language's own name, got "${name.text}" as in ${other}. Write what its own readers call it.`;
    const { line, column } = name;
    return [problemOf('language-name', { file: facts.file, line, column, key: 'name' }, message)];
  });
}

/** By file, then by place; problems of one place stay in the order of the rules. */
function byPlace(a: LocaleProblem, b: LocaleProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
