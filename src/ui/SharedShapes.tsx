import { use, type ReactNode } from 'react';
import { DrawingSheet } from './DrawingSheet.ts';

type Props = { id: string; children: ReactNode };

/** The shapes of a drawing, or where pages share drawings a reference to those of this id. */
export function SharedShapes({ id, children }: Props) {
  const sheet = import.meta.env.SSR ? use(DrawingSheet) : undefined;
  return sheet === undefined ? children : <use href={`${sheet}#${id}`} />;
}
