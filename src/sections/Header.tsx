import { Wordmark } from '../ui/Wordmark.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';

type Props = {
  home: { href: string; label: string };
  label: string;
  items: readonly LinkItem[];
};

/** The sticky bar with wordmark and main navigation. */
export function Header({ home, label, items }: Props) {
  return (
    <div className="header">
      <a className="header__home" href={home.href} aria-label={home.label}>
        <Wordmark />
      </a>
      <nav className="header__navigation" aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <TextLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
