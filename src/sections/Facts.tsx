import type { ReactNode } from 'react';
import '../layout/Cells.css';
import { Section } from '../layout/Section.tsx';
import type { Word } from '../words/word.ts';
import './Facts.css';

type Props = {
  /** Fragment of the heading. */
  id: string;
  heading: ReactNode;
  rows: readonly { id: string; term: Word; text: ReactNode }[];
};

/** What a reader wants to know first, as terms and what is true of each, in cells. */
export function Facts({ id, heading, rows }: Props) {
  return (
    <Section className="facts" aria-labelledby={id} data-ground="mist">
      <h2 id={id}>{heading}</h2>
      <dl className="cells">
        {rows.map(({ id: row, term, text }) => (
          <div key={row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
