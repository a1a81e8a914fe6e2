import { useId } from 'react';
import '../layout/Aside.css';
import { Dropdown } from '../ui/Dropdown.tsx';
import './TableOfContents.css';
import type { Word } from '../words/word.ts';

type Props = {
  heading: Word;
  /** The places of this page, in their order; the id is that of the heading led to. */
  items: readonly { id: string; label: Word }[];
  /** Address of the enhancer `followContents`; none where no place is marked. */
  script?: string;
};

/**
 * What stands on this page, as links; in small windows a dropdown. The enhancer
 * `followContents` marks where the reader is: without it no link claims to be current.
 */
export function TableOfContents({ heading, items, script }: Props) {
  const id = useId();
  return (
    <nav className="aside" aria-labelledby={id} data-contents="" data-enhancer={script}>
      <p id={id} className="table-of-contents__name">
        {heading}
      </p>
      <Dropdown label={heading} />
      <ul className="table-of-contents">
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
