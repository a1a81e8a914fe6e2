import type { ReactNode } from 'react';
import { Block, type BlockProps } from './Block.tsx';
import { CloseUp } from './CloseUp.tsx';
import './SplitBlock.css';

type Props = BlockProps & {
  /** Number of the family's draft, 1 to 8. */
  family: number;
  /** Which block of its page, from 1: even ones have their picture first. */
  block: number;
  children: ReactNode;
};

/** Words beside a close-up of the family's cloth; block after block they change sides. */
export function SplitBlock({ family, block, children, ...intro }: Props) {
  return (
    <div className="split-block" data-side={block % 2 === 0 ? 'start' : 'end'}>
      <Block {...intro}>{children}</Block>
      <CloseUp family={family} block={block} />
    </div>
  );
}
