import type { PageId } from './routes.ts';

/** The footer's link lists, in order (S2.19). */
export const footerLists = {
  quickLinks: [
    'home',
    'contact-us',
    'about-us',
    'web-development',
    // Only words of a page or two lead there otherwise, which is one way (WCAG 2.4.5).
    'team',
    'get-consultation',
  ],
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
