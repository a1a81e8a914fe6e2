import { useTranslation } from 'react-i18next';
import { sourceLocale } from '../site/locales.ts';
import type { Word } from '../words/word.ts';
import { wordsOf } from './catalogue.ts';
import type { SharedNamespace } from './sharedNamespace.ts';
import { sharedWords } from './sharedWords.ts';
import type { Words } from './words.ts';

/** Words as deep as the source has them, each in the locale or marked. */
type Tree = { [key: string]: Word | Tree };

/** Gives all words below a path of keys that comes from data, so that no type knows it. */
export function useSharedTree(
  namespace: SharedNamespace,
): (path: readonly string[], variables: object) => Word | Tree {
  const { i18n } = useTranslation();
  const word = sharedWords(i18n, namespace) as unknown as (select: Select, named: object) => Word;
  return (path, variables) => {
    const read = (texts: unknown, at: readonly string[]): Word | Tree =>
      typeof texts === 'object' && texts !== null
        ? mapped(texts as Words, (text, key) => read(text, [...at, key]))
        : word(($) => follow($, at) as string, variables);
    return read(follow(wordsOf(sourceLocale)[namespace], path), path);
  };
}

type Select = (words: unknown) => string;

function follow(words: unknown, path: readonly string[]): unknown {
  return path.reduce((below, key) => (below as Words | undefined)?.[key], words);
}

function mapped(words: Words, change: (value: unknown, key: string) => Word | Tree): Tree {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, change(value, key)]));
}
