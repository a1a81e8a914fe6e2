import { createElement, Fragment } from 'react';
import { place } from './place.ts';
import type { Word } from './word.ts';

type Props = {
  /** Gives the sentence with a text where the word belongs. */
  say: (text: string) => string;
  children: Word;
};

/** A sentence of the page that names something whose word may be in another language. */
export function Sentence({ say, children: word }: Props) {
  if (typeof word === 'string') return say(word);
  const [before, ...after] = say(place).split(place);
  return createElement(Fragment, null, before, ...after.flatMap((part) => [word, part]));
}
