import type { ReactNode } from 'react';
import { Cells } from '../layout/Cells.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { CloseUp } from './CloseUp.tsx';
import type { Word } from '../words/word.ts';

type Work = {
  id: string;
  name: string;
  category: string;
  /** What there is to know about it as evidence, such as that it is a sample. */
  mark?: ReactNode;
  /** Address of the finished work on another site. */
  href?: string | undefined;
};

type Props = {
  works: readonly Work[];
  /** Number of the family's draft, 1 to 8. */
  family: number;
  /** What a link that opens a new tab says about it. */
  newTab: Word;
};

/** Finished works as cells, each with a close-up of its own. */
export function PortfolioCards({ works, family, newTab }: Props) {
  return (
    <Cells>
      {works.map(({ id, name, category, mark, href }, index) => (
        <li key={id}>
          <CloseUp family={family} block={index + 1} />
          <p>
            {category}
            {mark}
          </p>
          <h3>
            {href === undefined ? (
              name
            ) : (
              <NewTabLink href={href} newTab={newTab}>
                {name}
              </NewTabLink>
            )}
          </h3>
        </li>
      ))}
    </Cells>
  );
}
