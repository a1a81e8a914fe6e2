import type { ReactNode } from 'react';
import '../layout/Lead.css';
import './Block.css';
import type { Word } from '../words/word.ts';

export type BlockProps = {
  /** Fragment of the heading, for tables of contents. */
  id?: string | undefined;
  heading: Word;
  lead?: ReactNode;
};

/** One section of a service page: heading, an optional lead, and its content. */
export function Block({ id, heading, lead, children }: BlockProps & { children: ReactNode }) {
  return (
    <section className="block">
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}
