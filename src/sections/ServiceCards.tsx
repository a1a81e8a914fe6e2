import type { ReactNode } from 'react';
import { CallCard, Card, type CardProps } from './Card.tsx';
import './ServiceCards.css';

type Props = {
  cards: readonly CardProps[];
  /** The ninth cell. */
  callToAction: ReactNode;
};

/** The eight service families as one table of cells that share their lines. */
export function ServiceCards({ cards, callToAction }: Props) {
  return (
    <ul className="service-cards">
      {cards.map((card, index) => (
        <Card key={card.id} card={card} family={index + 1} />
      ))}
      <CallCard>{callToAction}</CallCard>
    </ul>
  );
}
