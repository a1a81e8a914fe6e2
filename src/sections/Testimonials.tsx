import { Rating } from '../ui/Rating.tsx';
import './Testimonials.css';

type Props = {
  heading: string;
  quotes: readonly { id: string; text: string; name: string; company: string }[];
  stars: number;
  rating: string;
};

/** What clients say, as rows of a ledger. */
export function Testimonials({ heading, quotes, stars, rating }: Props) {
  return (
    <section className="section" data-ground="mist">
      <div className="testimonials">
        <h2 className="testimonials__heading">{heading}</h2>
        <ul className="testimonials__list">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <figure className="testimonial">
                <blockquote>
                  <p>{quote.text}</p>
                </blockquote>
                <figcaption>
                  <b>{quote.name}</b>
                  <span className="soft">{quote.company}</span>
                  <Rating stars={stars} label={rating} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
