import { formatProblem, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { RouteId } from '../../../site/routes.ts';
import { filesOf } from '../../locales/localeNames.ts';
import type { ReactAriaWords } from '../reactAriaStrings.ts';
import { keepsPageOut, localeReader, type LocaleFiles } from './readLocales.ts';

type Groups = Record<string, Record<string, string>>;

/** The locale files while somebody writes them. */
export type DevelopmentLocales = {
  /** The files as they are now; read again after {@link DevelopmentLocales.forget}. */
  read: () => Promise<LocaleFiles>;
  /** To be called when a file has changed, come or gone. */
  forget: () => void;
  /** What keeps a page from being drawn: errors in the files that it is drawn from. */
  problemsOf: (page: { id: RouteId; locale: string }) => Promise<LocaleProblem[]>;
  reactAria: ReactAriaWords;
};

/** Follows the locale files below a folder. */
export function developmentLocales(folder: string): DevelopmentLocales {
  const readAll = localeReader(folder);
  const gaps = new Map<string, LocaleProblem>();
  let current: Promise<LocaleFiles> | undefined;
  const read = () => (current ??= readAll());
  return {
    read,
    forget() {
      current = undefined;
      gaps.clear();
    },
    async problemsOf(page) {
      const files = filesOf(page);
      const { problems } = await read();
      return [...problems.filter(keepsPageOut), ...gaps.values()].filter(({ file }) =>
        files.includes(file),
      );
    },
    reactAria: {
      async read() {
        const files = [...(await read()).words].filter(([file]) =>
          file.endsWith('/react-aria.json'),
        );
        return new Map(files.map(([file, words]) => [file.split('/')[1] ?? '', words as Groups]));
      },
      refuse: (problem) => gaps.set(formatProblem(problem), problem),
    },
  };
}
