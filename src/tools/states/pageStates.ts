import { asideStates } from './asideStates.ts';
import { carouselStates } from './carouselStates.ts';
import { consultationStates } from './consultationStates.ts';
import { faqStates } from './faqStates.ts';
import { menuStates } from './menuStates.ts';
import { newsletterStates } from './newsletterStates.ts';
import type { PageState } from './pageState.ts';
import { pointerStates } from './pointerStates.ts';
import { quoteStates } from './quoteStates.ts';
import { subscriptionStates } from './subscriptionStates.ts';
import { filterStates } from './filterStates.ts';
import { utilityStates } from './utilityStates.ts';

/** The state of a page before anybody has touched it. */
export const asLoaded = 'as loaded';

/**
 * Every state besides "as loaded": the one list for the audit and for the stored accessibility
 * trees. A new panel, menu or dialog is one more entry.
 */
export const pageStates: readonly PageState[] = [
  ...menuStates,
  ...utilityStates,
  ...faqStates,
  ...filterStates,
  ...carouselStates,
  ...asideStates,
  ...quoteStates,
  ...consultationStates,
  ...newsletterStates,
  ...subscriptionStates,
  ...pointerStates,
];
