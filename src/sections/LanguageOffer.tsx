import { X } from '../ui/icons.ts';

type Props = {
  code: string;
  dir: 'ltr' | 'rtl';
  /** None where it is published for many pages: the script takes that of the list of languages. */
  href?: string;
  text: string;
  /** Names the button that declines. */
  decline: string;
};

/** This page in another language, in words of that language. A script shows it and answers for it. */
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
