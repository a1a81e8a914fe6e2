import type { Word } from './word.ts';

/** The text alone, for where nothing can say its language, such as the title of a window. */
export function textOf(word: Word): string {
  return typeof word === 'string' ? word : word.props.children;
}
