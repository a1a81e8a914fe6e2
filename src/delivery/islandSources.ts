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

/** What not every visit fetches, each a script of its own: `fetchEnhancers` calls what it exports. */
export const enhancerSources = {
  /** Leads back to the page that somebody came from. */
  backLink: 'src/enhancers/backLink.ts',
  /** Says which page somebody came from to complain of it. */
  cameFrom: 'src/enhancers/cameFrom.ts',
  /** Marks where the reader is in a table of contents. */
  contents: 'src/enhancers/contents.ts',
  /** Draws a ring round the mouse pointer. */
  cursor: 'src/enhancers/cursor.ts',
  /** Fills meters and counts figures up. */
  figures: 'src/enhancers/figures.ts',
  /** Offers the page in another language. */
  offers: 'src/enhancers/offers.ts',
  /** Offers the page that is spelled nearly like the one asked for. */
  offerPage: 'src/enhancers/offerPage.ts',
} as const;
