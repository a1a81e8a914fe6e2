import type { ServicePageId } from '../../families.ts';
import { aiml } from './aiml.ts';
import { cloud } from './cloud.ts';
import { cyberSecurity } from './cyberSecurity.ts';
import { dataAndBusinessAnalytics } from './dataAndBusinessAnalytics.ts';
import { digitalMarketing } from './digitalMarketing.ts';
import { softwareDevelopment } from './softwareDevelopment.ts';
import { testing } from './testing.ts';
import { uiUx } from './uiUx.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of every service page. */
export const services: FamilyContent<ServicePageId> = {
  ...softwareDevelopment,
  ...dataAndBusinessAnalytics,
  ...digitalMarketing,
  ...uiUx,
  ...cloud,
  ...cyberSecurity,
  ...testing,
  ...aiml,
};
