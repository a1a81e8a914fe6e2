import { assets } from 'virtual:assets';
import { locales, localeOf } from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { sharedWords } from '../i18n/sharedWords.ts';
import { shareFile } from '../islands/sharedFiles.ts';
import { usePage } from '../pages/page.ts';
import type { LanguageOffer, LanguageOffers } from '../sections/UtilityBar.tsx';
import type { Locale } from '../site/locales.ts';
import { routeOf } from '../site/routes.ts';
import { pathOf } from '../site/urls.ts';

/**
 * The page in its other languages, for visitors who read one of them better: none for the answer
 * to a post, which would be lost. A language whose own words for it are missing offers nothing.
 */
export function useLanguageOffers(): LanguageOffers {
  const { id, locale, alternates, refused, isMarked } = usePage();
  const isAnswer = routeOf(id).isUnlisted === true || refused !== undefined;
  const others = alternates.filter(({ code }) => code !== locale.code);
  const offers = others.flatMap((other) =>
    offersIn(other, isMarked).map((offer) => ({ ...offer, href: pathOf(id, other.code) })),
  );
  return {
    script: assets.enhancers.offers,
    hasVariants: variantsAmong(locale, others),
    offers: isAnswer ? [] : offers,
    // Words that name themselves are for one page.
    address: isMarked ? undefined : published,
  };
}

/** While developing words change, and stand in the page. */
const published = import.meta.env.DEV ? undefined : publish();

/** Publishes the words of the offers of all languages: few visitors need one. */
function publish(): string {
  const offers = locales.flatMap((locale) => offersIn(locale, false));
  const byLanguage = offers.map(({ code, ...words }) => [code, words]);
  return shareFile('offers', 'json', JSON.stringify(Object.fromEntries(byLanguage)));
}

/** At most one. */
function offersIn({ code, dir }: Locale, isMarked: boolean): Omit<LanguageOffer, 'href'>[] {
  const word = sharedWords(createI18n(localeOf(code), isMarked), 'common');
  const [text, decline] = [word(($) => $.offer.text), word(($) => $.offer.dismiss)];
  // What a language lacks is no text but an English element.
  if (typeof text !== 'string' || typeof decline !== 'string') return [];
  return [{ code, dir, text, decline }];
}

/** Whether some locales are the same language as one, in another script or for another region. */
function variantsAmong({ code }: Locale, others: readonly Locale[]): boolean {
  const { language } = new Intl.Locale(code);
  return others.some((other) => new Intl.Locale(other.code).language === language);
}
