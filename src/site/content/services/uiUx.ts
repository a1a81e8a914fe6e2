import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family ui-ux (specification section 1). */
export const uiUx: FamilyContent<FamilyPageId<'ui-ux'>> = {
  'ui-ux-design': [],
  'usability-testing': [],
  'ui-ux-audits': [],
  'why-choose-the-company': [],
  'our-work': [],
};
