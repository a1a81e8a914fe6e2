import { Actions } from '../layout/Actions.tsx';
import '../layout/Lead.css';
import { ButtonLink, type ButtonTarget } from '../ui/ButtonLink.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { Hero } from './Hero.tsx';
import './ClosingBand.css';

type Action = ButtonTarget & { label: string };

type Props = {
  heading: string;
  lead: string;
  /** The main thing to do next, and perhaps another one. */
  main: Action;
  second?: Action;
  /** The weave of the cloth beside the words, 1 to 8. */
  family: number;
};

/** The end of a page: an invitation on turmeric, which seems to fray into the footer. */
export function ClosingBand({ heading, lead, main, second, family }: Props) {
  return (
    <Hero
      as="section"
      className="closing-band"
      ground="turmeric"
      cloth={<Cloth family={family} columns={24} rows={24} fit="slice" />}
    >
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <Actions>
        <ButtonLink {...main}>{main.label}</ButtonLink>
        {second !== undefined && (
          <ButtonLink {...second} variant="second">
            {second.label}
          </ButtonLink>
        )}
      </Actions>
    </Hero>
  );
}
