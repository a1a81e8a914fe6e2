import { sourceLocale } from '../site/locales.ts';
import { wordsOf } from './catalogue.ts';

/** Words by group, as `react-aria.json` has them. */
export type SpokenWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What React Aria can ask for in a browser. Other keys of the groups belong to components that
 * the site does not have; `tests/site/spokenWords.test.ts` compares this with its scripts.
 */
const spoken = {
  components: ['selectPlaceholder'],
  menu: ['longPressMessage'],
  overlays: ['dismiss'],
};

/** What React Aria says in a locale; a word that it lacks is said in the source locale. */
export function spokenWords(code: string): SpokenWords {
  const own = wordsOf(code)['react-aria'] as Partial<SpokenWords> | undefined;
  const source = wordsOf(sourceLocale)['react-aria'] as SpokenWords;
  return Object.fromEntries(
    Object.entries(spoken).map(([group, keys]) => [
      group,
      Object.fromEntries(keys.map((key) => [key, own?.[group]?.[key] ?? source[group]?.[key]])),
    ]),
  ) as SpokenWords;
}
