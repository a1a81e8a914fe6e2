import type { ServicePageId } from '../../families.ts';
import { aiml } from './aiml.ts';
import { cloud } from './cloud.ts';
import { cyberSecurity } from './cyberSecurity.ts';
import { dataAndBusinessAnalytics } from './dataAndBusinessAnalytics.ts';
import { digitalMarketing } from './digitalMarketing.ts';
import { softwareDevelopment } from './softwareDevelopment.ts';
import { testing } from './testing.ts';
import { uiUx } from './uiUx.ts';
import type {
  ListQuestion,
  FamilyContent,
  OfferSection,
  ServiceSection,
  TopicSection,
} from './serviceSection.ts';

const services: FamilyContent<ServicePageId> = {
  ...softwareDevelopment,
  ...dataAndBusinessAnalytics,
  ...digitalMarketing,
  ...uiUx,
  ...cloud,
  ...cyberSecurity,
  ...testing,
  ...aiml,
};

/** The sections of a service page, in order. Throws for a page that has none yet. */
export function sectionsOf(id: string): readonly ServiceSection[] {
  const sections = (services as Readonly<Record<string, readonly ServiceSection[]>>)[id];
  if (sections !== undefined) return sections;
  throw new Error(`Expected the sections of "${id}" in src/site/content/services, got none.`);
}

/** The sections that stand in the text of a service page, in order. */
export function topicsOf(id: string): readonly TopicSection[] {
  return sectionsOf(id).filter((section) => section.kind !== 'offer');
}

/** The lists that stand below its topics. */
export function offersOf(id: string): readonly OfferSection[] {
  return sectionsOf(id).filter((section) => section.kind === 'offer');
}

/** The list of a page that answers a buyer's question; undefined on a page that only describes. */
export function listAnswering(id: string, question: ListQuestion): ServiceSection | undefined {
  return sectionsOf(id).find((section) =>
    section.kind === 'offer'
      ? section.id === question
      : 'answers' in section && section.answers === question,
  );
}
