import { consultationOpenings } from './consultationStates.ts';
import { faqOpenings } from './faqStates.ts';
import { menuOpenings } from './menuStates.ts';
import { newsletterOpenings } from './newsletterStates.ts';
import type { Opening } from './pageState.ts';
import { quoteOpenings } from './quoteStates.ts';

/** Every state besides "as loaded". A new panel, menu or dialog is one more entry. */
export const openings: readonly Opening[] = [
  ...menuOpenings,
  ...faqOpenings,
  ...quoteOpenings,
  ...consultationOpenings,
  ...newsletterOpenings,
];
