import { TextLink, type LinkItem } from './TextLink.tsx';
import './Breadcrumbs.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

type Props = {
  /** Name of the landmark. */
  label: Word;
  /** The pages above this one, from the home page down. */
  items: readonly LinkItem[];
};

/** The way down to this page, which itself is the heading that follows. */
export function Breadcrumbs({ label, items }: Props) {
  const [name, nameText] = nameOf(label, 'breadcrumbs-name');
  return (
    <nav className="breadcrumbs" {...name}>
      {nameText}
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <TextLink item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
