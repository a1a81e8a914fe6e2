import { createElement, Fragment } from 'react';
import { TextLink, type LinkItem } from './TextLink.tsx';

/** A sentence in its pieces: words, and links inside of them. Plain data, so that islands take it. */
export type ProsePieces = readonly (string | LinkItem)[];

/** A sentence that may have links to other pages in it. */
export function Prose({ pieces }: { pieces: ProsePieces }) {
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece) =>
      typeof piece === 'string' ? piece : <TextLink key={piece.id} item={piece} />,
    ),
  );
}
