import { sourceLocale } from '../../../../site/locales.ts';
import { isRouteId, routes } from '../../../../site/routes.ts';
import { reportsFile, servicesFile, sharedFiles } from '../../localeNames.ts';
import { readProject, type Files } from '../../readProject.ts';
import { resolveLocales, type ResolvedLocales } from '../../resolveLocales.ts';
import { standardFacts } from '../../standardFacts.ts';
import { readState, type LocaleState } from '../../state/localeState.ts';
import { unrecordedKeys } from '../../state/unrecordedKeys.ts';
import { unreviewedKeys } from '../../state/unreviewedKeys.ts';
import { countWords } from '../countWords.ts';
import { missingNotice } from '../missingNotice.ts';
import { textsOfPage } from '../textsOfPage.ts';

/** Where the texts of a word file are: with readers, or what keeps them from there. An empty file has none yet. */
type Stage = 'published' | 'partly in English' | 'left out' | 'empty' | 'not begun';

/** What a language has and owes of one word file. */
export type FileStatus = {
  /** The name of the word file; of a page, its id. */
  name: string;
  /** What every page needs is never left out: English stands in for what it lacks. */
  stage: Stage;
  /** Words of English whose text is missing, empty or wrong in form. */
  wordsLeft: number;
  /** Texts older than their English. */
  stale: number;
  /** Texts of a machine, or of nobody knows whom, that nobody has reviewed. */
  machine: number;
  /** Those of them that nobody has recorded: it is not known whose they are. */
  unrecorded: number;
  errors: number;
  /** Words of English to translate until all of it is as it should be: what it needs of other files and old texts are among them. */
  wordsToDo: number;
};

/** What a language has and owes, file by file: what every page needs first, then pages in the order of the registry. */
export type LocaleStatus = {
  locale: string;
  name: string;
  files: readonly FileStatus[];
  /** Words of English of the notice that a machine translated a page; 0 once the language has its own. */
  noticeWords: number;
};

/**
 * Counts what every language, or the one that is asked for, has and owes.
 * @param known what of them is published, where that is known already.
 */
export async function countStatus(
  root: string,
  only?: string,
  known?: ResolvedLocales,
): Promise<LocaleStatus[]> {
  const languages = await readProject(root);
  const resolved = known ?? (await resolveLocales(root));
  const source: Files = languages.get(sourceLocale) ?? new Map();
  const found: LocaleStatus[] = [];
  for (const [locale, files] of languages) {
    if (locale === sourceLocale || (only !== undefined && locale !== only)) continue;
    const { state } = await readState(root, locale);
    const name = files.get('locale')?.words.get('name')?.text ?? standardFacts(locale).name;
    found.push({
      locale,
      name,
      noticeWords: countWords([missingNotice(source, files) ?? { text: '' }]),
      files: [
        ...new Set([...sharedFiles, servicesFile, ...routes.map(({ id }) => id), reportsFile]),
      ]
        .filter((file) => file !== 'locale' && source.has(file))
        .map((file) => countFile(file, locale, { source, files, state, resolved })),
    });
  }
  return found;
}

type Known = { source: Files; files: Files; state: LocaleState; resolved: ResolvedLocales };

function countFile(
  name: string,
  locale: string,
  { source, files, state, resolved }: Known,
): FileStatus {
  const path = `locales/${locale}/${name}.json`;
  const own = files.get(name);
  const problems = resolved.problems.filter(({ file }) => file === path);
  const stale = problems
    .filter(({ rule }) => rule === 'stale' || rule === 'stale-fact')
    .map(({ key }) => key);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const needed = textsOfPage(name, locale, source);
  const missing = needed.filter(({ file, key }) => files.get(file)?.words.has(key) !== true);
  const old = needed.filter(({ file, key }) => file === name && stale.includes(key));
  const wordsOf = (texts: typeof needed) => countWords(texts.map(({ english }) => english));
  const ownMissing = missing.filter(({ file }) => file === name);
  return {
    name,
    stage: stageOf(name, {
      isBegun: own !== undefined,
      isEmpty: own?.words.size === 0 && errors === 0,
      isWhole: ownMissing.length + errors === 0,
      isPublished: resolved.words.has(path),
    }),
    wordsLeft: wordsOf(ownMissing),
    stale: old.length,
    machine: own === undefined ? 0 : unreviewedKeys(own, state[name]).length,
    unrecorded: own === undefined ? 0 : unrecordedKeys(own, state[name]).length,
    errors,
    wordsToDo: wordsOf(missing) + wordsOf(old),
  };
}

type Facts = { isBegun: boolean; isEmpty: boolean; isWhole: boolean; isPublished: boolean };

function stageOf(name: string, { isBegun, isEmpty, isWhole, isPublished }: Facts): Stage {
  if (sharedFiles.includes(name)) return isBegun && isWhole ? 'published' : 'partly in English';
  if (!isBegun) return 'not begun';
  if (isEmpty) return 'empty';
  // What service pages share is no page: it keeps those out that lack something of it.
  return (isRouteId(name) ? isPublished : isWhole) ? 'published' : 'left out';
}
