import type { ReactNode } from 'react';
import { Intro } from '../layout/Intro.tsx';
import '../layout/Soft.css';
import { Section } from '../layout/Section.tsx';
import type { Word } from '../words/word.ts';
import './WorkedExample.css';

type Props = {
  /** Fragment of the heading. */
  id: string;
  /** What this is, above its title: a worked example, and that it is a sample. */
  kind: ReactNode;
  title: string;
  /** Situation, work, result, trouble: each under its name. */
  parts: readonly { id: string; name: Word; text: ReactNode }[];
};

/** One project told from its beginning to its end, with what went wrong. */
export function WorkedExample({ id, kind, title, parts }: Props) {
  return (
    <Section aria-labelledby={id}>
      <Intro className="worked-example">
        <div>
          <p className="soft">{kind}</p>
          <h2 id={id}>{title}</h2>
        </div>
        <dl>
          {parts.map(({ id: part, name, text }) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Intro>
    </Section>
  );
}
