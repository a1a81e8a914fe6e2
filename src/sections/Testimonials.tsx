import type { ReactNode } from 'react';
import '../layout/Soft.css';
import { Section } from '../layout/Section.tsx';
import { Rating } from '../ui/Rating.tsx';
import './Testimonials.css';

type Props = {
  heading: string;
  quotes: readonly { id: string; text: string; name: string; company: string; mark?: ReactNode }[];
  stars: number;
  rating: string;
};

/** What clients say, as rows of a ledger. */
export function Testimonials({ heading, quotes, stars, rating }: Props) {
  return (
    <Section data-ground="mist">
      <div className="testimonials">
        <h2>{heading}</h2>
        <ul>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <figure>
                <blockquote>
                  <p>{quote.text}</p>
                </blockquote>
                <figcaption>
                  <b>{quote.name}</b>
                  <span className="soft">
                    {quote.company}
                    {quote.mark}
                  </span>
                  <Rating stars={stars} label={rating} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
