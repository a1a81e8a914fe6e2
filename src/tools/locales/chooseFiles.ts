import { didYouMean } from '../../i18n/check/nearest.ts';
import { sourceLocale } from '../../site/locales.ts';
import { readLocaleFolders } from './localeFolders.ts';

/** What a command looks at. */
type Choice = {
  /** Codes of languages; all if there are none. */
  locales: readonly string[];
  /** Paths in the project of the files that are meant; undefined for every file of the languages. */
  files: ReadonlySet<string> | undefined;
};

/**
 * Tells languages from names of word files in what was typed after a command: `pl team`.
 * @throws Error for a name that is neither, or of a file that none of the languages has.
 */
export async function chooseFiles(folder: string, typed: readonly string[]): Promise<Choice> {
  const { folders, strays } = await readLocaleFolders(folder);
  const codes = folders.map(({ code }) => code);
  const strayCodes = strays.map(({ path }) => path.split('/')[1] ?? '');
  const isLocale = (name: string) => codes.includes(name) || strayCodes.includes(name);
  const locales = typed.filter(isLocale);
  const [first, ...others] = typed;
  const english = folders.find(({ code }) => code === sourceLocale)?.names ?? [];
  if (first !== undefined && !isLocale(first)) {
    const hint = english.includes(first)
      ? ` Name the language first: \`npm run i18n -- check ${locales[0] ?? '<code>'} ${first}\`.`
      : didYouMean(first, codes);
    const list = codes.join(', ');
    throw new Error(`Expected languages that have a folder (${list}), got "${first}".${hint}`);
  }
  const names = others.filter((name) => !isLocale(name));
  if (names.length === 0) return { locales, files: undefined };
  const chosen = folders.filter(({ code }) => locales.includes(code));
  for (const name of names) {
    if (chosen.some((one) => one.names.includes(name))) continue;
    const list = locales.join(', ');
    if (english.includes(name)) {
      throw new Error(
        `Expected a file of ${list}, got "${name}", which English has. ` +
          `\`npm run i18n -- new ${locales[0]} ${name}\` begins it.`,
      );
    }
    const hint = didYouMean(name, [...english, ...codes]);
    throw new Error(`Expected the name of a word file, got "${name}".${hint}`);
  }
  const files = chosen.flatMap(({ code, names: own }) =>
    names.filter((name) => own.includes(name)).map((name) => `locales/${code}/${name}.json`),
  );
  return { locales, files: new Set(files) };
}
