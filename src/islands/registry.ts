import type { ComponentType } from 'react';

/**
 * Every interactive part that hydrates on its own. Each import is a chunk that the browser
 * fetches only when somebody reaches for a part of that name.
 */
export const islands = {
  faq: async () => (await import('../sections/Faq.tsx')).Faq,
  'newsletter-form': async () => (await import('../forms/NewsletterForm.tsx')).NewsletterForm,
  'quote-form': async () => (await import('../forms/QuoteForm.tsx')).QuoteForm,
};

export type IslandName = keyof typeof islands;

/** The props of an island: plain data, because they travel as JSON. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends ComponentType<infer Props> ? Props : never;
