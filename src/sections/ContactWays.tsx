import type { ReactNode } from 'react';
import '../layout/Soft.css';
import { Section } from '../layout/Section.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import './ContactWays.css';
import type { Word } from '../words/word.ts';

type Way = {
  id: string;
  icon: ReactNode;
  heading: string;
  note: string;
  text: Word;
  href: string;
  /** Phone numbers and addresses of machines read left to right in every language. */
  isCode?: boolean;
  opensTab?: boolean;
};

/** Ways to reach the company as cells side by side. */
export function ContactWays(props: { heading: string; newTab: Word; ways: readonly Way[] }) {
  const { heading, newTab, ways } = props;
  return (
    <Section className="contact-ways" aria-labelledby="ways-heading">
      <h2 id="ways-heading">{heading}</h2>
      <ul>
        {ways.map(({ id, icon, heading: name, note, text, href, isCode, opensTab }) => (
          <li key={id}>
            {icon}
            <h3>{name}</h3>
            <p className="soft">{note}</p>
            {opensTab ? (
              <NewTabLink href={href} newTab={newTab}>
                {text}
              </NewTabLink>
            ) : (
              <a href={href}>{isCode ? <bdi dir="ltr">{text}</bdi> : text}</a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
