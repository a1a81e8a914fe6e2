import { X } from '../ui/icons.ts';

type Props = {
  code: string;
  dir: 'ltr' | 'rtl';
  href: string;
  text: string;
  /** Names the button that declines. */
  decline: string;
};

/**
 * This page in another language, in words of that language. A script (`src/enhancers/offers.ts`) shows
 * it and answers for it, and draws the same where the words are published for all pages.
 */
export function LanguageOffer({ code, dir, href, text, decline }: Props) {
  return (
    <p lang={code} dir={dir}>
      <a href={href} hrefLang={code}>
        {text}
      </a>
      <button type="button" aria-label={decline}>
        <X />
      </button>
    </p>
  );
}
