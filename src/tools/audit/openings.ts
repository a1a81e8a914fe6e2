import { consultationOpenings } from './consultationOpenings.ts';
import { faqOpenings } from './faqOpenings.ts';
import { menuOpenings } from './menuOpenings.ts';
import { newsletterOpenings } from './newsletterOpenings.ts';
import type { Opening } from './opening.ts';
import { quoteOpenings } from './quoteOpenings.ts';

/** Every state besides "as loaded". A new panel, menu or dialog is one more entry. */
export const openings: readonly Opening[] = [
  ...menuOpenings,
  ...faqOpenings,
  ...quoteOpenings,
  ...consultationOpenings,
  ...newsletterOpenings,
];
