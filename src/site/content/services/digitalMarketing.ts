import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family digital-marketing (specification section 1). */
export const digitalMarketing: FamilyContent<FamilyPageId<'digital-marketing'>> = {
  'search-engine-optimization': [],
  'social-media-marketing': [],
  'content-marketing': [],
  'graphic-designing': [],
  'video-marketing': [],
  'influencer-marketing': [],
};
