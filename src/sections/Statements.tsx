import { Section } from '../layout/Section.tsx';
import './Statements.css';

type Props = {
  /** Name of the landmark; the eye sees that two belong together. */
  heading: string;
  statements: readonly { id: string; heading: string; text: string }[];
};

/** Sentences that stand for themselves, side by side on grounds of their own. */
export function Statements({ heading, statements }: Props) {
  return (
    <Section className="statements" aria-label={heading}>
      {statements.map(({ id, heading: name, text }, index) => (
        <div key={id} data-ground={index === 0 ? 'night' : 'mist'}>
          <h2>{name}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Section>
  );
}
