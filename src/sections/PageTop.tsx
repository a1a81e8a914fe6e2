import type { ReactNode } from 'react';
import '../layout/Lead.css';
import { Section } from '../layout/Section.tsx';
import './PageTop.css';
import type { Word } from '../words/word.ts';

type Props = { heading: Word; lead: Word; crumbs?: ReactNode };

/** The top of a page that is read for its text: words alone, no cloth. */
export function PageTop({ heading, lead, crumbs }: Props) {
  return (
    <Section as="div" className="page-top">
      {crumbs}
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </Section>
  );
}
