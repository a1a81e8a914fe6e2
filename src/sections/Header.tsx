import type { ReactNode } from 'react';
import { Wordmark } from '../ui/Wordmark.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './Header.css';

type Props = {
  home: { href: string; label: string };
  label: string;
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
  const [first, overview, ...others] = items;
  return (
    <div className="header">
      <a className="header__home" href={home.href} aria-label={home.label}>
        <Wordmark />
      </a>
      <nav className="header__navigation" aria-label={label} data-instead="">
        <ul>
          <li>
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
