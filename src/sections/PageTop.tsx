import type { ReactNode } from 'react';
import '../layout/Lead.css';
import '../layout/Soft.css';
import { Section } from '../layout/Section.tsx';
import './PageTop.css';
import type { Word } from '../words/word.ts';

type Props = {
  heading: Word;
  lead: Word;
  /** A line about the page itself, such as when it was last changed. */
  note?: Word;
  crumbs?: ReactNode;
};

/** The top of a page that is read for its text: words alone, no cloth. */
export function PageTop({ heading, lead, note, crumbs }: Props) {
  return (
    <Section as="div" className="page-top">
      {crumbs}
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {note !== undefined && <p className="soft">{note}</p>}
    </Section>
  );
}
