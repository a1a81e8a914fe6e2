import type { ForeignWord, Localized } from './word.ts';

/** A text in another language than the page it is shown on. */
export function foreignWord(text: Localized): ForeignWord {
  return (<span {...text} />) as ForeignWord;
}
