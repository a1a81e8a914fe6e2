import { sourceLocale } from '../../../site/locales.ts';
import type { Words } from '../../locales/nest.ts';
import { resolveLocales, type ResolvedLocales } from '../../locales/resolveLocales.ts';

/** The locale files as pages can be drawn from them, and what is wrong with them. */
export type LocaleFiles = Pick<ResolvedLocales, 'words' | 'unreviewed' | 'problems'>;

/**
 * Makes a reader of all locale files below a folder, for whoever writes them: a page that would be
 * left out is drawn all the same, with English for what it lacks. A file with an error has the words
 * that it had when it was last in order, so that everything beside its own pages can still be drawn:
 * menus of other languages, lists of pages, labels.
 */
export function localeReader(folder: string): () => Promise<LocaleFiles> {
  const lastGood = new Map<string, Words>();
  return async () => {
    const { words: published, leftOut, unreviewed, problems } = await resolveLocales(folder);
    const words = new Map(published);
    for (const { locale, page, words: begun } of leftOut) {
      words.set(`locales/${locale}/${page}.json`, begun);
    }
    const faulty = new Set(problems.filter(keepsPageOut).map(({ file }) => file));
    for (const [file, now] of words) {
      if (faulty.has(file)) words.set(file, lastGood.get(file) ?? now);
      else lastGood.set(file, now);
    }
    return { words, unreviewed, problems };
  };
}

/** Whether a problem is shown in place of its pages: an error, and in English also what is missing. */
export function keepsPageOut({ file, severity }: LocaleFiles['problems'][number]): boolean {
  return (
    severity === 'error' || (severity === 'todo' && file.startsWith(`locales/${sourceLocale}/`))
  );
}
