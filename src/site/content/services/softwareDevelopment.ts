import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family software-development (specification section 1). */
export const softwareDevelopment: FamilyContent<FamilyPageId<'software-development'>> = {
  'web-development': [],
  'mobile-applications': [],
  'devops-solutions': [],
  'technical-writing': [],
  technologies: [],
};
