import type { ReactNode } from 'react';
import '../layout/Lead.css';
import '../layout/VisuallyHidden.css';
import '../layout/Whole.css';
import { Actions } from '../layout/Actions.tsx';
import './HomeHero.css';

type Props = {
  sentence: string;
  /** What leads in to the changing word, for the eye. */
  team: string;
  /** The whole fixed meaning of the changing word, for assistive technology. */
  spoken: string;
  phrases: readonly string[];
  lead: string;
  actions: ReactNode;
};

/**
 * The home page's headline with its rotating word. All phrases share one cell, so the widest
 * sets the size once and nothing shifts. Assistive technology gets one fixed sentence
 * (WCAG 1.3.1, 2.2.2).
 */
export function HomeHero({ sentence, team, spoken, phrases, lead, actions }: Props) {
  return (
    <div className="home-hero">
      <h1 className="home-hero__heading whole">
        <span>{sentence}</span> <span className="visually-hidden">{spoken}</span>
        <span className="home-hero__line" aria-hidden="true">
          <span>{team}</span>
          <span className="home-hero__bar">
            {phrases.map((phrase) => (
              <span key={phrase} className="home-hero__phrase">
                {phrase}
              </span>
            ))}
          </span>
        </span>
      </h1>
      <p className="home-hero__lead lead">{lead}</p>
      <Actions>{actions}</Actions>
    </div>
  );
}
