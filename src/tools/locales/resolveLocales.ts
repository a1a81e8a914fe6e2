import type { LocaleProblem } from '../../i18n/check/problem.ts';
import { pluralBase } from '../../i18n/check/pluralForms.ts';
import type { WordFile } from '../../i18n/check/readWords.ts';
import type { RuleId } from '../../i18n/check/severity.ts';
import { root } from '../../project/root.ts';
import { isPseudoLocale, sourceLocale } from '../../site/locales.ts';
import { isRouteId, routeOf, type RouteId } from '../../site/routes.ts';
import { findLocaleProblems } from './checkLocales.ts';
import { filesOf, servicesFile, sharedFiles } from './localeNames.ts';
import { nest, type Words } from './nest.ts';
import { readProject, type Files } from './readProject.ts';
import { standardFacts } from './standardFacts.ts';
import { isUnreviewed } from './state/isUnreviewed.ts';
import { readState, type LocaleState } from './state/localeState.ts';
import { findStateProblems } from './state/findStateProblems.ts';

/** A page of a language that has a file and is not published. */
type LeftOut = {
  locale: string;
  page: RouteId;
  /** Whether the file holds a text of the language, or an error: one to fill in is as none. */
  isBegun: boolean;
  /** What keeps it out. */
  problems: readonly LocaleProblem[];
  /** The texts that are sound, for whoever goes on with it. */
  words: Words;
};

/** The words that the site is drawn from, without anything that may not be shown. */
export type ResolvedLocales = {
  /** By path in the project. */
  words: ReadonlyMap<string, Words>;
  leftOut: readonly LeftOut[];
  /** Pages such as `ar/home` that show a text which a machine made and nobody has reviewed. */
  unreviewed: readonly string[];
  /** Everything that is wrong with the locale files, of whatever weight. */
  problems: readonly LocaleProblem[];
};

/** Work that is left and takes nothing from a reader: the text stays. */
const keepsText: readonly RuleId[] = ['unknown-key', 'stale', 'state-file'];

/**
 * Decides what of the locale files is published. The page is the unit: one with an error, or without
 * one of its texts, is left out of its language, and nothing else is. What every page needs (frame,
 * forms, answers) keeps the texts that are sound; the renderer shows English for the others.
 * @param folder the folder that holds `locales/`.
 */
export async function resolveLocales(folder = root): Promise<ResolvedLocales> {
  const languages = await readProject(folder);
  const problems = [
    ...(await findLocaleProblems(folder)),
    ...(await findStateProblems(folder, languages)),
  ];
  const words = new Map<string, Words>();
  const leftOut: LeftOut[] = [];
  const unreviewed: string[] = [];
  for (const [locale, files] of languages) {
    // Nobody reads what tests are made of: what it lacks as a language keeps no page out.
    const faults = problems.filter(
      ({ file, severity, rule }) =>
        !isPseudoLocale(locale) &&
        file.startsWith(`locales/${locale}/`) &&
        severity !== 'hint' &&
        !keepsText.includes(rule),
    );
    words.set(`locales/${locale}/locale.json`, factsOf(locale, files, faults));
    const { state } = await readState(folder, locale);
    for (const [name, file] of files) {
      const own = faults.filter((fault) => fault.file === file.file);
      if (!isPage(name)) {
        if (name !== 'locale') words.set(file.file, nest(soundTexts(file, own)));
        continue;
      }
      const against = [...own, ...faults.filter((fault) => concerns(fault, locale, name))];
      const sound = nest(soundTexts(file, own));
      if (against.length === 0) words.set(file.file, sound);
      else {
        const isWrong = own.some(({ severity }) => severity === 'error');
        const isBegun = isWrong || Object.keys(sound).length > 0;
        leftOut.push({ locale, page: name, isBegun, problems: against, words: sound });
      }
    }
    if (locale !== sourceLocale && !isPseudoLocale(locale))
      unreviewed.push(...unreviewedPages(locale, files, words, state));
  }
  return { words, leftOut, unreviewed, problems };
}

/** Whether a file is a page's own: whole, or left out. */
function isPage(name: string): name is RouteId {
  return isRouteId(name) && !sharedFiles.includes(name);
}

/** Whether a problem in what all service pages share keeps one of them out: its family's is there too. */
function concerns({ file, key }: LocaleProblem, locale: string, page: RouteId): boolean {
  const { kind, family } = routeOf(page);
  if (kind !== 'service' || file !== `locales/${locale}/${servicesFile}.json`) return false;
  return !key.startsWith('families.') || key.startsWith(`families.${family}.`);
}

function factsOf(locale: string, files: Files, faults: readonly LocaleProblem[]): Words {
  const file = files.get('locale');
  if (file === undefined) return standardFacts(locale);
  const own = faults.filter((fault) => fault.file === file.file);
  return { ...standardFacts(locale), ...nest(soundTexts(file, own)) };
}

function textsOf({ words }: WordFile): (readonly [string, string])[] {
  return [...words].map(([key, { text }]) => [key, text]);
}

/** The texts of a file that nothing is wrong with; plural forms stand and fall together. */
function soundTexts(file: WordFile, faults: readonly LocaleProblem[]) {
  const group = (key: string) => pluralBase(key) ?? key;
  const faulty = faults.map(({ key }) => group(key));
  return textsOf(file).filter(
    ([key]) =>
      !faulty.some((fault) => fault === '' || group(key) === fault || key.startsWith(`${fault}.`)),
  );
}

/** The pages of a language that show a text which nobody vouches for. */
function unreviewedPages(
  locale: string,
  files: Files,
  published: ReadonlyMap<string, Words>,
  state: LocaleState,
): string[] {
  const unreviewed = new Set(
    [...files]
      .filter(([name, file]) => name !== 'locale' && isUnreviewed(file, state[name]))
      .map(([, { file }]) => file),
  );
  const pages = [...files.keys(), ...sharedFiles].filter(isRouteId);
  return [...new Set(pages)]
    .filter((id) => sharedFiles.includes(id) || published.has(`locales/${locale}/${id}.json`))
    .filter((id) => filesOf({ id, locale }).some((file) => unreviewed.has(file)))
    .map((id) => `${locale}/${id}`);
}
