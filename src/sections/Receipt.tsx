import { useId, type ReactNode } from 'react';
import '../layout/Soft.css';
import { Section } from '../layout/Section.tsx';
import type { Word } from '../words/word.ts';
import './Receipt.css';

type Props = {
  heading: Word;
  /** Names, and what stands for each of them: one thing or several. */
  rows: readonly {
    id: string;
    label: Word;
    values: readonly { id: string; value: ReactNode }[];
  }[];
  /** For how long this can be seen. */
  note: Word;
};

/** What a visitor has sent, to be read over and put on paper. */
export function Receipt({ heading, rows, note }: Props) {
  const id = useId();
  return (
    <Section className="receipt" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            {row.values.map(({ id: key, value }) => (
              <dd key={key}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="soft">{note}</p>
    </Section>
  );
}
