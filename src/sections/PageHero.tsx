import type { ReactNode } from 'react';
import { Cloth } from '../ui/Cloth.tsx';
import { picksOf } from '../ui/weave.ts';
import '../layout/Lead.css';
import { Hero } from './Hero.tsx';
import type { Word } from '../words/word.ts';

type Props = {
  heading: Word;
  lead?: Word;
  /** The weave of the cloth beside the words, 1 to 8. */
  family: number;
  /** Which page of its family this is, from 1: its thread is bright, on night. */
  position?: number;
  /** The way down to this page. */
  crumbs?: ReactNode;
  children?: ReactNode;
};

/** The top of an inner page: words, and the cloth of its family; without a place, on turmeric. */
export function PageHero({ heading, lead, family, position, crumbs, children }: Props) {
  return (
    <Hero
      clothGround={position === undefined ? 'turmeric' : 'night'}
      cloth={<Cloth family={family} columns={24} rows={24} picks={picksOf(position)} fit="slice" />}
    >
      {crumbs}
      <h1>{heading}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </Hero>
  );
}
