import { Languages, X } from '../ui/icons.ts';
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

/** This page in another language, in words of that language. */
export type LanguageOffer = {
  code: string;
  dir: 'ltr' | 'rtl';
  href: string;
  text: string;
  /** Names the button that declines. */
  decline: string;
};

export type LanguageOffers = {
  /** Address of the script that shows one of them at most. */
  script: string;
  /** Whether one of the languages is the page's own in another script or for another region. */
  hasVariants: boolean;
  offers: readonly LanguageOffer[];
  /** Where they are published once for all pages, by language; else they stand in the page. */
  address: string | undefined;
};

type Props = {
  pause: Word;
  city: Word;
  hours: Word;
  language: Word;
  languages: readonly LanguageLink[];
  offers: LanguageOffers;
};

/**
 * The bar above the header. Its pause control is the first stop before anything that moves
 * (WCAG 2.2.2); the entry script wires and shows it, so without JavaScript it is not there. Offers
 * take the place of city and hours, which stand in the footer too, so that no room has to be kept
 * empty for them; a script shows one at most.
 */
export function UtilityBar(props: Props) {
  const { pause, city, hours, language, languages } = props;
  const { script, hasVariants, offers, address } = props.offers;
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
                data-elsewhere={instead === undefined ? undefined : ''}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {name}
                {instead !== undefined && <> ({instead})</>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div
        {...(offers.length > 0 && {
          'data-offers': address ?? '',
          'data-enhancer': script,
          'data-variants': hasVariants ? '' : undefined,
        })}
      >
        <p className="soft" data-visible>
          {city} <span>{hours}</span>
        </p>
        {address === undefined &&
          offers.map(({ code, dir, href, text, decline }) => (
            // As `src/enhancers/offers.ts` draws it where the words are published for all pages.
            <p key={code} lang={code} dir={dir}>
              <a href={href} hrefLang={code}>
                {text}
              </a>
              <button type="button" aria-label={decline}>
                <X />
              </button>
            </p>
          ))}
      </div>
    </div>
  );
}
