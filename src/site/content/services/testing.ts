import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family testing (specification section 1). */
export const testing: FamilyContent<FamilyPageId<'testing'>> = {
  'ui-automation-testing': [],
  'mobile-testing': [],
  'api-testing': [],
  'load-and-stress': [],
  'unit-testing': [],
  'test-data-creation': [],
};
