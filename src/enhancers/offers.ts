import { chooseLanguage } from './chooseLanguage.ts';

/** Languages that a visitor has declined, parted by spaces. */
const storageKey = 'declined-languages';

/**
 * Offers the page in the visitor's language, if it exists in one that they read better than the
 * page's own: in `[data-offers]`, `data-visible` goes from what stands there to the offer in that
 * language. Whoever declines is never asked again about it, and the focus goes to its link in the
 * language picker. Nothing moves, and nothing is announced. {@link fetchEnhancers} loads it.
 */
export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offers] > [lang]')];
  const own = document.documentElement.lang;
  const choice = chooseLanguage(navigator.languages, [own, ...offers.map(({ lang }) => lang)]);
  const offer = offers.find(({ lang }) => lang === choice);
  const usual = offer?.parentElement?.querySelector('[data-visible]');
  if (!offer || !usual || declined().includes(offer.lang)) return;
  const show = (isOffered: boolean): void => {
    offer.toggleAttribute('data-visible', isOffered);
    usual.toggleAttribute('data-visible', !isOffered);
  };
  show(true);
  offer.querySelector('button')?.addEventListener('click', () => {
    show(false);
    declined(offer.lang);
    document.querySelector<HTMLElement>(`nav [hreflang="${offer.lang}"]`)?.focus();
  });
}

/** The languages declined before; remembers one more. None where storage is switched off. */
function declined(language?: string): string[] {
  try {
    const before = localStorage.getItem(storageKey)?.split(' ') ?? [];
    if (language) localStorage.setItem(storageKey, [...before, language].join(' '));
    return before;
  } catch {
    return [];
  }
}
