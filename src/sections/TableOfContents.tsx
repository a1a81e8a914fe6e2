import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import './SideMenu.css';
import './TableOfContents.css';

type Props = {
  heading: string;
  /** The places of this page, in their order; the id is that of the heading led to. */
  items: readonly { id: string; label: string }[];
};

/**
 * What stands on this page, as links; in small windows a dropdown. The enhancer
 * `followContents` marks where the reader is: without it no link claims to be current.
 */
export function TableOfContents({ heading, items }: Props) {
  const id = useId();
  return (
    <nav className="contents" aria-labelledby={id} data-contents="">
      <p id={id}>{heading}</p>
      {/* The list follows it, for the reason given in SideMenu. */}
      <details className="dropdown">
        <summary className="button" data-variant="second">
          {heading}
          <ChevronDown />
        </summary>
      </details>
      <ul className="contents__list">
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
