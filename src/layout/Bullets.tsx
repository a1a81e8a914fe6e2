import type { ReactNode } from 'react';
import './Bullets.css';

type Props = { points: readonly { id: string; text: ReactNode }[] };

/** Points, each with a dash that is drawn, so that no screen reader reads it. */
export function Bullets({ points }: Props) {
  return (
    <ul className="bullets">
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
