import type { ReactNode } from 'react';
import { Fringe } from '../ui/Fringe.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import '../layout/Whole.css';
import './Footer.css';
import type { Word } from '../words/word.ts';

/** A link to another site. */
export type OutsideLink = { id: string; label: Word; href: string };

type Props = {
  newsletter: { heading: Word; lead: Word; form: ReactNode };
  lists: readonly { id: string; heading: Word; items: readonly LinkItem[] }[];
  social: { heading: Word; newTab: Word; items: readonly OutsideLink[] };
  contacts: readonly { id: string; heading: Word; text: Word; href?: string }[];
  copyright: Word;
  /** Where to say that something of this page does not work. */
  trouble: LinkItem;
};

/** The end of every page: newsletter, link lists, contact details, and the name. */
export function Footer({ newsletter, lists, social, contacts, copyright, trouble }: Props) {
  return (
    <footer className="footer" data-ground="night">
      <Fringe />
      <div className="footer__inner">
        <section className="footer__newsletter">
          <h2 className="footer__heading" id="newsletter-heading">
            {newsletter.heading}
          </h2>
          <p>{newsletter.lead}</p>
          {newsletter.form}
        </section>
        <div className="footer__lists whole">
          {lists.map((list) => (
            <section key={list.id}>
              <h2 className="footer__heading">{list.heading}</h2>
              <ul>
                {list.items.map((item) => (
                  <li key={item.id}>
                    <TextLink item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2 className="footer__heading">{social.heading}</h2>
            <ul>
              {social.items.map((item) => (
                <li key={item.id}>
                  <NewTabLink href={item.href} newTab={social.newTab}>
                    {item.label}
                  </NewTabLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <dl className="footer__contacts whole">
          {contacts.map(({ id, heading, text, href }) => (
            <div key={id}>
              <dt className="footer__heading">{heading}</dt>
              <dd>
                {href === undefined ? (
                  text
                ) : (
                  <a href={href}>
                    <bdi dir="ltr">{text}</bdi>
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="footer__wordmark">
          <Wordmark />
        </div>
        <div className="footer__copyright">
          <p>{copyright}</p>
          <p>
            <TextLink item={trouble} />
          </p>
        </div>
      </div>
    </footer>
  );
}
