import type { ReactNode } from 'react';
import { Cells } from '../layout/Cells.tsx';
import { Tally } from '../ui/Tally.tsx';
import { Block, type BlockProps } from './Block.tsx';

type Props = BlockProps & {
  benefits: readonly { id: string; title: string; text: ReactNode }[];
};

/** What a service is good for, as cells that a tally counts. */
export function KeyBenefits({ benefits, ...block }: Props) {
  return (
    <Block {...block}>
      <Cells>
        {benefits.map(({ id, title, text }, index) => (
          <li key={id}>
            <Tally position={index + 1} count={benefits.length} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Cells>
    </Block>
  );
}
