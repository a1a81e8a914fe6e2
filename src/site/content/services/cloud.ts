import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent, ListSection } from './serviceSection.ts';

/** The four questions that close every page of the family. */
const questions: ListSection = {
  kind: 'questions',
  id: 'questions',
  items: ['benefits', 'duration', 'security', 'support'],
  isShared: true,
};

/** The sections of the pages of the family cloud (specification section 1). */
export const cloud: FamilyContent<FamilyPageId<'cloud'>> = {
  'cloud-solutions': [],
  'cloud-migration': [
    {
      kind: 'steps',
      id: 'lifecycle',
      items: ['assess', 'plan', 'prepare', 'pilot', 'migrate', 'verify', 'optimize'],
    },
    { kind: 'split', id: 'unchanged', items: ['addresses', 'place', 'hours', 'partners'] },
    {
      kind: 'tiles',
      id: 'deliverables',
      items: [
        'inventory',
        'plan',
        'forecast',
        'landing',
        'security',
        'protocol',
        'runbooks',
        'report',
      ],
    },
    { kind: 'features', id: 'benefits', items: ['bill', 'recovery', 'capacity'] },
    questions,
  ],
  'cloud-security': [],
  'cloud-management': [],
  'cloud-platforms': [],
  'industries-we-serve': [],
};
