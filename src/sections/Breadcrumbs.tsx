import { TextLink, type LinkItem } from './TextLink.tsx';
import './Breadcrumbs.css';

type Props = {
  /** Name of the landmark. */
  label: string;
  /** The pages above this one, from the home page down. */
  items: readonly LinkItem[];
};

/** The way down to this page, which itself is the heading that follows. */
export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
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
