import { ArrowRight } from '../ui/icons.ts';
import type { ReactNode } from 'react';
import '../layout/Mirrored.css';
import { Numeral } from '../layout/Numeral.tsx';
import '../layout/Soft.css';
import { Swatch } from '../ui/Swatch.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './Card.css';

export type CardProps = LinkItem & {
  /** In the page's digits, such as "01". */
  number: string;
  text: string;
  count: string;
};

/** A service family as a cell; the whole cell answers to the pointer, the title is the link. */
export function Card({ card, family }: { card: CardProps; family: number }) {
  return (
    <li className="card" data-warms="">
      <Numeral>{card.number}</Numeral>
      <Swatch family={family} />
      <h3 className="card__title">
        <TextLink item={card} />
      </h3>
      <p className="soft">{card.text}</p>
      <p className="card__more">
        {card.count}
        <ArrowRight className="mirrored" />
      </p>
    </li>
  );
}

/** The cell that calls to act: a heading, a sentence and a button. */
export function CallCard({ children }: { children: ReactNode }) {
  return (
    <li className="card" data-ground="turmeric">
      {children}
    </li>
  );
}
