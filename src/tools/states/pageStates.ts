import { consultationStates } from './consultationStates.ts';
import { faqStates } from './faqStates.ts';
import { menuStates } from './menuStates.ts';
import { newsletterStates } from './newsletterStates.ts';
import { offerStates } from './offerStates.ts';
import type { PageState } from './pageState.ts';
import { quoteStates } from './quoteStates.ts';

/** Every state besides "as loaded". A new panel, menu or dialog is one more entry. */
export const pageStates: readonly PageState[] = [
  ...menuStates,
  ...offerStates,
  ...faqStates,
  ...quoteStates,
  ...consultationStates,
  ...newsletterStates,
];
