import { Languages } from 'lucide-react';
import '../layout/Soft.css';
import './UtilityBar.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

export type LanguageLink = {
  code: string;
  dir: 'ltr' | 'rtl';
  name: string;
  /** What opens in that language where this page is not written in it: its home page's name. */
  instead?: Word | undefined;
  href: string;
  isCurrent: boolean;
};

type Props = {
  pause: Word;
  city: Word;
  hours: Word;
  language: Word;
  languages: readonly LanguageLink[];
};

/**
 * The bar above the header. Its pause control is the first stop before anything that moves
 * (WCAG 2.2.2); the entry script wires and shows it, so without JavaScript it is not there.
 */
export function UtilityBar({ pause, city, hours, language, languages }: Props) {
  const [listName, listText] = nameOf(language, 'utility-bar-name');
  return (
    <div className="utility-bar">
      <button className="utility-bar__pause" type="button" data-pause aria-pressed="false">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 3h4v14H5zM11 3h4v14h-4z" />
          <path d="M5 2l12 8-12 8z" />
        </svg>
        {pause}
      </button>
      <p className="soft">
        {city} <span>{hours}</span>
      </p>
      <nav {...listName}>
        {listText}
        <Languages />
        <ul>
          {languages.map(({ code, dir, name, instead, href, isCurrent }) => (
            <li key={code}>
              <a
                href={href}
                lang={code}
                dir={dir}
                hrefLang={code}
                data-keep-hash={instead === undefined || undefined}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {name}
                {instead !== undefined && <> ({instead})</>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
