import { Bullets } from '../layout/Bullets.tsx';
import { Block, type BlockProps } from './Block.tsx';

export type Point = { id: string; text: string };

/** A section whose content is a list of points. */
export function BulletSection({ points, ...block }: BlockProps & { points: readonly Point[] }) {
  return (
    <Block {...block}>
      <Bullets points={points} />
    </Block>
  );
}
