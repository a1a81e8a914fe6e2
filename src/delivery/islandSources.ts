/**
 * The module of each interactive part, from the project's root. Each becomes a script of its
 * own; the component it exports bears the file's name.
 */
export const islandSources = {
  'consultation-form': 'src/forms/ConsultationForm.tsx',
  carousel: 'src/sections/Carousel.tsx',
  faq: 'src/sections/Faq.tsx',
  'mobile-menu': 'src/sections/MobileMenu.tsx',
  'newsletter-form': 'src/forms/NewsletterForm.tsx',
  'quote-form': 'src/forms/QuoteForm.tsx',
  'service-filter': 'src/sections/ServiceFilter.tsx',
  'service-menu': 'src/sections/ServiceMenu.tsx',
  'side-panel': 'src/sections/SidePanel.tsx',
} as const;

export type IslandName = keyof typeof islandSources;

/** The module that gives an island its React root. */
export const hydrateSource = 'src/islands/hydrate.tsx';

/** The module that offers a page in another language. */
export const offersSource = 'src/app/offers.ts';

/** The module that says which page somebody came from to complain of it. */
export const cameFromSource = 'src/app/cameFrom.ts';
