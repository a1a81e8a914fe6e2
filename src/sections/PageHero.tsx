import type { ReactNode } from 'react';
import { Cloth } from '../ui/Cloth.tsx';

type Props = {
  heading: string;
  lead: string;
  /** The weave of the cloth beside the words, 1 to 8. */
  family: number;
  children?: ReactNode;
};

/** The top of an inner page outside the families: words, and a turmeric cloth without pick. */
export function PageHero({ heading, lead, family, children }: Props) {
  return (
    <div className="page-hero">
      <div className="page-hero__words">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <div className="page-hero__cloth" data-ground="turmeric">
        <Cloth family={family} columns={24} rows={24} fit="slice" />
      </div>
    </div>
  );
}
