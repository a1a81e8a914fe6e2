import { useId } from 'react';
import './TalkNow.css';

type Props = {
  heading: string;
  ways: readonly { id: string; label: string; text: string; href: string }[];
};

/** Ways to reach a person at once, as large links on night. */
export function TalkNow({ heading, ways }: Props) {
  const id = useId();
  return (
    <section className="section" data-ground="night" aria-labelledby={id}>
      <div className="section__opening talk">
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
      </div>
    </section>
  );
}
