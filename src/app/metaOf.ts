import { contentOf } from '../words/contentOf.ts';
import type { Word } from '../words/word.ts';

/**
 * What a `meta` element says. The language of an element is that of its attributes too
 * (HTML 3.2.6.1).
 */
export function metaOf(word: Word) {
  const { children: content, ...language } = contentOf(word);
  return { content, ...language };
}
