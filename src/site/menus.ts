import type { PageId } from './routes.ts';

/** The footer's link lists, in order (S2.19). */
export const footerLists = {
  quickLinks: ['home', 'contact-us', 'about-us', 'web-development'],
  popular: ['ai-predictive-analytics', 'security-assessment', 'cloud-solutions'],
  legal: [
    'privacy-policy',
    'terms',
    'cookie-policy',
    'data-protection-policy',
    'help-center',
    'accessibility',
  ],
} as const satisfies Record<string, readonly PageId[]>;
