import { useId } from 'react';
import '../layout/Lead.css';
import { Intro } from '../layout/Intro.tsx';
import { Section } from '../layout/Section.tsx';
import './TalkNow.css';

type Props = {
  heading: string;
  ways: readonly { id: string; label: string; text: string; href: string }[];
};

/** Ways to reach a person at once, as large links on night. */
export function TalkNow({ heading, ways }: Props) {
  const id = useId();
  return (
    <Section data-ground="night" aria-labelledby={id}>
      <Intro className="talk-now">
        <h2 id={id}>{heading}</h2>
        <dl className="lead">
          {ways.map((way) => (
            <div key={way.id}>
              <dt>{way.label}</dt>
              <dd>
                <a href={way.href}>
                  <bdi dir="ltr">{way.text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </Intro>
    </Section>
  );
}
