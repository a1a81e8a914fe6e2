import { chooseLanguage } from './chooseLanguage.ts';

/** Languages that a visitor has declined, parted by spaces. */
const storageKey = 'declined-languages';

/**
 * Offers the page in the visitor's language, if it exists in one that they read better than the
 * page's own: in `[data-offers]`, `data-visible` goes from what stands there to the offer in that
 * language, which is fetched from the address that the attribute holds, unless it stands in the page.
 * If that language has no words for it, nothing is offered. Whoever declines is never asked again about it, and the focus goes to its link in the language
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
  const offer =
    room.querySelector<HTMLElement>(`:scope > [lang="${choice}"]`) ??
    (await fetchOffer(room.dataset['offers'] ?? '', {
      hreflang: link.hreflang,
      href: link.getAttribute('href') ?? '',
    }));
  if (!offer) return;
  room.append(offer);
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

/** An offer as `UtilityBar` draws it; none if the language has no words for it. */
async function fetchOffer(
  address: string,
  { hreflang, href }: { hreflang: string; href: string },
): Promise<HTMLElement | undefined> {
  if (address === '') return undefined;
  const response = await fetch(address);
  const offers = (await response.json()) as Record<string, Words | undefined>;
  const words = offers[hreflang];
  if (!words) return undefined;
  const link = Object.assign(document.createElement('a'), { href, hreflang });
  link.textContent = words.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = words.decline;
  button.append(drawCross());
  const offer = Object.assign(document.createElement('p'), { lang: hreflang, dir: words.dir });
  offer.append(link, button);
  return offer;
}

type Words = { dir: string; text: string; decline: string };

/** As the icons of the site; the policy lets no script write markup. */
function drawCross(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  for (const [name, value] of [
    ['class', 'lucide'],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const) {
    svg.setAttribute(name, value);
  }
  svg.append(path);
  return svg;
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
