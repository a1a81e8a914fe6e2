import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

type Way = {
  id: string;
  icon: ReactNode;
  heading: string;
  note: string;
  text: string;
  href: string;
  /** Phone numbers and addresses of machines read left to right in every language. */
  isCode?: boolean;
  opensTab?: boolean;
};

/** Ways to reach the company as cells side by side. */
export function ContactWays(props: { heading: string; newTab: string; ways: readonly Way[] }) {
  const { heading, newTab, ways } = props;
  return (
    <section className="section ways" aria-labelledby="ways-heading">
      <h2 id="ways-heading">{heading}</h2>
      <ul className="ways__list">
        {ways.map(({ id, icon, heading: name, note, text, href, isCode, opensTab }) => (
          <li key={id} className="ways__item">
            {icon}
            <h3>{name}</h3>
            <p className="soft">{note}</p>
            <a
              href={href}
              target={opensTab ? '_blank' : undefined}
              rel={opensTab ? 'noopener noreferrer' : undefined}
            >
              {isCode ? <bdi dir="ltr">{text}</bdi> : text}
              {opensTab && (
                <>
                  {' '}
                  <ExternalLink />
                  <span className="visually-hidden">({newTab})</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
