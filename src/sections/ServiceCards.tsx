import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cloth } from '../ui/Cloth.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './ServiceCards.css';

type Props = {
  cards: readonly (LinkItem & { number: string; text: string; count: string })[];
  /** The ninth cell. */
  callToAction: ReactNode;
};

/** The eight service families as one table of cells that share their lines. */
export function ServiceCards({ cards, callToAction }: Props) {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={card.id} className="card">
          <span className="card__number" aria-hidden="true">
            {card.number}
          </span>
          <span className="card__swatch" data-ground="night">
            <Cloth family={index + 1} columns={8} rows={9} picks={[7 - index, 15 - index]} />
          </span>
          <h3 className="card__title">
            <TextLink item={card} />
          </h3>
          <p className="soft">{card.text}</p>
          <p className="card__more">
            {card.count}
            <ArrowRight className="mirrored" />
          </p>
        </li>
      ))}
      <li className="card" data-ground="turmeric">
        {callToAction}
      </li>
    </ul>
  );
}
