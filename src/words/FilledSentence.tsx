import { createElement, Fragment, type ReactNode } from 'react';
import { place } from './place.ts';
import { textOf } from './textOf.ts';
import type { Word } from './word.ts';

type Props = {
  /** The sentence as the build gives it, with the {@link place} of what is known only later. */
  children: Word;
  filling: ReactNode;
};

/** A sentence of the page with something in it that no build can know. */
export function FilledSentence({ children: sentence, filling }: Props) {
  const [before, after] = textOf(sentence).split(place);
  if (typeof sentence === 'string') {
    return createElement(Fragment, null, before, filling, after);
  }
  const { lang, dir } = sentence.props;
  return (
    <span lang={lang} dir={dir}>
      {before}
      {filling}
      {after}
    </span>
  );
}
