import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './SideMenu.css';

type Props = {
  /** What the pages have in common: the name of their family. */
  heading: string;
  /** The pages beside this one and this one itself, one of them current. */
  items: readonly LinkItem[];
  /** What stays in view together with the menu, such as a contact card. */
  children?: ReactNode;
};

/**
 * The pages of one family beside the text; in small windows a dropdown that bears the name of
 * the current page. The list follows its `details` instead of standing in it: so wide windows
 * show it, closed or open, in every browser and without script.
 */
export function SideMenu({ heading, items, children }: Props) {
  const id = useId();
  return (
    <div className="side-menu">
      <nav aria-labelledby={id}>
        <p id={id}>{heading}</p>
        <details className="dropdown">
          <summary className="button" data-variant="second">
            {items.find((item) => item.isCurrent)?.label ?? heading}
            <ChevronDown />
          </summary>
        </details>
        <ul className="side-menu__list">
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
