import { chooseLanguage } from './chooseLanguage.ts';

/** Languages that a visitor has declined, parted by spaces. */
const storageKey = 'declined-languages';

/**
 * Offers the page in the visitor's language, if it exists in one that they read better than the
 * page's own: in `[data-offers]`, `data-visible` goes from what stands there to the offer in that
 * language, which is fetched from the address that the attribute holds, unless it stands in the page.
 * Whoever declines is never asked again about it, and the focus goes to its link in the language
 * picker. Nothing moves, and nothing is announced. {@link fetchEnhancers} loads it.
 */
export async function offerLanguage(): Promise<void> {
  const room = document.querySelector<HTMLElement>('[data-offers]');
  const usual = room?.querySelector('[data-visible]');
  if (!room || !usual) return;
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      '.utility-bar nav [hreflang]:not([data-elsewhere])',
    ),
  ];
  const own = document.documentElement.lang;
  const choice = chooseLanguage(navigator.languages, [
    own,
    ...links.map(({ hreflang }) => hreflang),
  ]);
  const link = links.find(({ hreflang }) => hreflang === choice);
  if (!link || choice === own || declined().includes(link.hreflang)) return;
  const find = () => room.querySelector<HTMLElement>(`[lang="${choice}"]`);
  if (!find()) {
    const response = await fetch(room.dataset['offers'] ?? '');
    const offers = (await response.json()) as Record<string, string | undefined>;
    room.insertAdjacentHTML('beforeend', offers[link.hreflang] ?? '');
  }
  const offer = find();
  if (!offer) return;
  offer.querySelector('a')?.setAttribute('href', link.getAttribute('href') ?? '');
  const show = (isOffered: boolean): void => {
    offer.toggleAttribute('data-visible', isOffered);
    usual.toggleAttribute('data-visible', !isOffered);
  };
  show(true);
  offer.querySelector('button')?.addEventListener('click', () => {
    show(false);
    declined(link.hreflang);
    link.focus();
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
