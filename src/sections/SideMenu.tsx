import { useId, type ReactNode } from 'react';
import '../layout/Aside.css';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './SideMenu.css';
import type { Word } from '../words/word.ts';

type Props = {
  /** What the pages have in common: the name of their family. */
  heading: Word;
  /** The pages beside this one and this one itself, one of them current. */
  items: readonly LinkItem[];
  /** What stays in view together with the menu, such as a contact card. */
  children?: ReactNode;
};

/**
 * The pages of one family beside the text; in small windows a dropdown that bears the name of
 * the current page.
 */
export function SideMenu({ heading, items, children }: Props) {
  const id = useId();
  return (
    <div className="aside">
      <nav aria-labelledby={id}>
        <p id={id}>{heading}</p>
        <Dropdown label={items.find((item) => item.isCurrent)?.label ?? heading} />
        <ul className="side-menu">
          {items.map((item) => (
            <li key={item.id}>
              <TextLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
