import type { ReactNode } from 'react';
import './Beside.css';
import { Section } from './Section.tsx';

type Props = {
  side: ReactNode;
  /** Where the side stands, in reading order too: before the text, or after it. */
  at?: 'start' | 'end';
  children: ReactNode;
};

/** A long text with what stands beside it in wide windows: siblings, a table of contents. */
export function Beside({ side, at = 'start', children }: Props) {
  const isAfter = at === 'end';
  return (
    <Section as="div" className="beside" data-side={isAfter ? at : undefined}>
      {!isAfter && side}
      <div className="beside__text">{children}</div>
      {isAfter && side}
    </Section>
  );
}
