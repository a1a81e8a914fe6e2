import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family data-and-business-analytics (specification section 1). */
export const dataAndBusinessAnalytics: FamilyContent<FamilyPageId<'data-and-business-analytics'>> =
  {
    'data-analytics': [],
    'business-intelligence': [],
    'machine-learning': [],
    'data-visualization': [],
    'predictive-analytics': [],
    'big-data-solutions': [],
  };
