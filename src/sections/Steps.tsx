import type { ReactNode } from 'react';
import '../layout/Bullets.css';
import './Steps.css';

type Props = {
  /** Numbers are in the page's digits, such as "01". */
  steps: readonly { id: string; number: string; title: string; text: ReactNode }[];
};

/** A process: its steps in order along a rail that each of them crosses. */
export function Steps({ steps }: Props) {
  return (
    <ol className="bullets steps">
      {steps.map(({ id, number, title, text }) => (
        <li key={id}>
          <span className="steps__number">{number}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
