import { didYouMean } from '../../../i18n/check/nearest.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { readProject, type Files } from '../readProject.ts';

/**
 * The word files of one translation and of English.
 * @throws Error if there is no such language, or it is the source.
 */
export async function readTranslation(
  root: string,
  locale: string | undefined,
): Promise<{ locale: string; source: Files; files: Files }> {
  const languages = await readProject(root);
  const codes = [...languages.keys()].filter((code) => code !== sourceLocale);
  const files = languages.get(locale ?? '');
  if (locale === undefined || files === undefined || locale === sourceLocale) {
    throw new Error(
      `Expected a translation (${codes.join(', ')}), got ${locale ?? 'none'}. ` +
        '`npm run i18n -- new <locale>` begins one.',
    );
  }
  return { locale, source: languages.get(sourceLocale) ?? new Map(), files };
}

/**
 * The named word files, or all of them if none is named.
 * @throws Error for a name that the language has no file of.
 */
export function selectFiles(files: Files, names: readonly string[]): string[] {
  const known = [...files.keys()].filter((name) => name !== 'locale');
  for (const name of names) {
    if (known.includes(name)) continue;
    throw new Error(`Expected the name of a word file, got "${name}".${didYouMean(name, known)}`);
  }
  return names.length === 0 ? known : [...names];
}
