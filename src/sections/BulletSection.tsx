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

/** Points, each with a dash that is drawn, so that no screen reader reads it. */
export function Bullets({ points }: { points: readonly Point[] }) {
  return (
    <ul className="bullets">
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
