import type { ReactNode } from 'react';
import type { Word } from './word.ts';

/**
 * The accessible name of an element: its attributes, and what has to stand in it. An attribute
 * cannot say that it is in another language; a hidden text, to which it then refers, can.
 * @param id what the hidden text is called; unlike any other of the page.
 */
export function nameOf(
  word: Word,
  id: string,
): [attributes: { 'aria-label': string } | { 'aria-labelledby': string }, text?: ReactNode] {
  if (typeof word === 'string') return [{ 'aria-label': word }];
  return [
    { 'aria-labelledby': id },
    <span key="name" hidden id={id}>
      {word}
    </span>,
  ];
}
