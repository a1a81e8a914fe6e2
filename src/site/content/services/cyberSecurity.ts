import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family cyber-security (specification section 1). */
export const cyberSecurity: FamilyContent<FamilyPageId<'cyber-security'>> = {
  'security-assessment': [],
  'network-security': [],
  'data-protection': [],
  'incident-response': [],
  'compliance-and-governance': [],
  'security-training': [],
};
