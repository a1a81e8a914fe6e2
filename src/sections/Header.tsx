import type { ReactNode } from 'react';
import { Wordmark } from '../ui/Wordmark.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './Header.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

type Props = {
  home: { href: string; label: Word };
  label: Word;
  /** The first page, the overview of the services, then the pages after them. */
  items: readonly [LinkItem, LinkItem, ...LinkItem[]];
  /** Takes the overview's place once there is script to open it. */
  serviceMenu: ReactNode;
  mobileMenu: ReactNode;
  sidePanel: ReactNode;
};

/**
 * The sticky bar with wordmark and main navigation. Without JavaScript all of it is plain
 * links, also in small windows, and the buttons that need a script are not there. Where a
 * script is lost, `data-instead` marks what stands in for its button (`watchIslands`).
 */
export function Header(props: Props) {
  const { home, label, items, serviceMenu, mobileMenu, sidePanel } = props;
  const [homeName, homeText] = nameOf(home.label, 'header-home-name');
  const [name, nameText] = nameOf(label, 'header-name');
  const [first, overview, ...others] = items;
  return (
    <div className="header">
      <a className="header__home" href={home.href} {...homeName}>
        <Wordmark />
        {homeText}
      </a>
      <nav className="header__navigation" {...name} data-instead="">
        <ul>
          <li>
            {/* Beside the list it would change every id that React makes up in the menus. */}
            {nameText}
            <TextLink item={first} />
          </li>
          <li className="header__services">
            <div className="header__plain" data-instead="">
              <TextLink item={overview} />
            </div>
            {serviceMenu}
          </li>
          {others.map((item) => (
            <li key={item.id}>
              <TextLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="header__menu">{mobileMenu}</div>
      <div className="header__panel">{sidePanel}</div>
    </div>
  );
}
