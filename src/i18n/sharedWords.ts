import { keyFromSelector, type i18n as I18n, type InterpolationMap } from 'i18next';
import { sourceLocale, type Locale } from '../site/locales.ts';
import { foreignWord } from '../words/foreignWord.tsx';
import type { Localized, Word } from '../words/word.ts';
import { localeOf } from './catalogue.ts';
import type Resources from './resources.d.ts';
import type { SharedNamespace } from './sharedNamespace.ts';

/** The words as a selector sees them: of a plural its one name, with the texts of all its forms. */
type Selectable<Texts> = {
  [
    Key in keyof Texts as Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key
  ]: Texts[Key] extends string ? Texts[Key] : Selectable<Texts[Key]>;
};

/** What a sentence names: at once, or, where it is words or numbers itself, in the sentence's language. */
type Variables<Text, Namespace extends SharedNamespace> =
  | InterpolationMap<Text>
  | ((inside: Inside<Namespace>) => InterpolationMap<Text>);

type Read<Namespace extends SharedNamespace, Answer> = <const Text extends string>(
  select: (words: Selectable<Resources[Namespace]>) => Text,
  ...variables: {} extends InterpolationMap<Text>
    ? [variables?: Variables<Text, Namespace>]
    : [variables: Variables<Text, Namespace>]
) => Answer;

/** What reads further texts for a sentence. */
export type Inside<Namespace extends SharedNamespace> = {
  /** The locale of the sentence. */
  locale: Locale;
  /** Reads a further text for it. If that is missing, all of the sentence is the source's. */
  text: Read<Namespace, string>;
};

/** Gives a text of what every page needs, in the source locale and marked if the page's lacks it. */
export type SharedWords<Namespace extends SharedNamespace> = Read<Namespace, Word>;

/** The reader of one namespace, outside of a page. In a page there is `useSharedWords`. */
export function sharedWords<Namespace extends SharedNamespace>(
  i18n: I18n,
  namespace: Namespace,
): SharedWords<Namespace> {
  const word = (...asked: Parameters<AnyRead>): Word => {
    const { made, ...language } = inOneLanguage(i18n, namespace, ({ text }) => text(...asked));
    return 'lang' in language ? foreignWord({ ...language, children: made }) : made;
  };
  // Which words there are and what they name is the caller's affair, and the type's.
  return word as unknown as SharedWords<Namespace>;
}

type AnyRead = (
  select: (words: object) => string,
  variables?: object | ((inside: AnyInside) => object),
) => string;
type AnyInside = { locale: Locale; text: AnyRead };

/**
 * What is made of several texts, all of them in the locale, or in the source where the locale lacks
 * any: then with the language of that. Throws where the source has no text.
 */
export function inOneLanguage<Made>(
  i18n: I18n,
  namespace: SharedNamespace,
  make: (inside: AnyInside) => Made,
): { made: Made } | ({ made: Made } & Omit<Localized, 'children'>) {
  let isWhole = true;
  const inside = (locale: Locale): AnyInside => {
    const text: AnyRead = (select, variables) => {
      const values = typeof variables === 'function' ? variables({ locale, text }) : variables;
      const options = { ...values, ns: namespace, lng: locale.code, fallbackLng: false };
      const key = keyFromSelector(select);
      if (locale.code !== sourceLocale && !i18n.exists(key, options)) {
        isWhole = false;
        return '';
      }
      return read(i18n, key, options);
    };
    return { locale, text };
  };
  const made = make(inside(localeOf(i18n.language)));
  if (isWhole) return { made };
  const source = localeOf(sourceLocale);
  return { made: make(inside(source)), lang: source.code, dir: source.dir };
}

/** The types of i18next know no words that may be missing. */
function read({ t }: I18n, key: string, options: object): string {
  return (t as unknown as (key: string, options: object) => string)(key, options);
}
