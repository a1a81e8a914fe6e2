import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family aiml (specification section 1). */
export const aiml: FamilyContent<FamilyPageId<'aiml'>> = {
  'ai-predictive-analytics': [],
  'fraud-detection': [],
  nlp: [],
  'computer-vision': [],
  automation: [],
};
