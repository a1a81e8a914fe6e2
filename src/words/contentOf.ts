import type { Localized, Word } from './word.ts';

/**
 * What an element needs that can hold nothing but text, such as an option: the text, and its
 * language where that is not the page's.
 */
export function contentOf(word: Word): Partial<Localized> & Pick<Localized, 'children'> {
  return typeof word === 'string' ? { children: word } : word.props;
}
