import { assets } from 'virtual:assets';
import { localeOf } from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { sharedWords } from '../i18n/sharedWords.ts';
import { usePage } from '../pages/page.ts';
import type { LanguageOffer, LanguageOffers } from '../sections/UtilityBar.tsx';
import type { Locale } from '../site/locales.ts';
import { routeOf, type RouteId } from '../site/routes.ts';
import { pathOf } from '../site/urls.ts';

/**
 * The page in its other languages, for visitors who read one of them better: none for the answer
 * to a post, which would be lost. A language whose own words for it are missing offers nothing.
 */
export function useLanguageOffers(): LanguageOffers {
  const { id, locale, alternates, refused, isMarked } = usePage();
  const isAnswer = routeOf(id).isUnlisted === true || refused !== undefined;
  const others = alternates.filter(({ code }) => code !== locale.code);
  return {
    script: assets.enhancers.offers,
    unless: variantsAmong(locale, others) ? undefined : locale.code,
    offers: isAnswer ? [] : others.flatMap((other) => offerOf(id, other, isMarked)),
  };
}

function offerOf(id: RouteId, { code, dir }: Locale, isMarked: boolean): LanguageOffer[] {
  const word = sharedWords(createI18n(localeOf(code), isMarked), 'common');
  const [text, decline] = [word(($) => $.offer.text), word(($) => $.offer.dismiss)];
  // What a language lacks is no text but an English element.
  if (typeof text !== 'string' || typeof decline !== 'string') return [];
  return [{ code, dir, href: pathOf(id, code), text, decline }];
}

/** Whether some locales are the same language as one, in another script or for another region. */
function variantsAmong({ code }: Locale, others: readonly Locale[]): boolean {
  const { language } = new Intl.Locale(code);
  return others.some((other) => new Intl.Locale(other.code).language === language);
}
