/**
 * The eight service families in the order of menus, cards and numbers 01 to 08. The order of
 * `pages` is the order of every menu; a page's id names its row and its locale file.
 */
export const families = [
  {
    id: 'software-development',
    segment: 'softwareDevelopment',
    pages: [
      { id: 'web-development', slug: 'WebDevelopment' },
      { id: 'mobile-applications', slug: 'MobileApplications' },
      { id: 'devops-solutions', slug: 'DevOpsSolutions' },
      { id: 'technical-writing', slug: 'TechnicalWriting' },
      { id: 'technologies', slug: 'Technologies' },
    ],
  },
  {
    id: 'data-and-business-analytics',
    segment: 'dataAndBusinessAnalytics',
    pages: [
      { id: 'data-analytics', slug: 'dataAnalytics' },
      { id: 'business-intelligence', slug: 'businessIntelligence' },
      { id: 'machine-learning', slug: 'machineLearning' },
      { id: 'data-visualization', slug: 'dataVisualization' },
      { id: 'predictive-analytics', slug: 'predictiveAnalytics' },
      { id: 'big-data-solutions', slug: 'bigDataSolutions' },
    ],
  },
  {
    id: 'digital-marketing',
    segment: 'digitalMarketing',
    pages: [
      { id: 'search-engine-optimization', slug: 'SearchEngineOptimization' },
      { id: 'social-media-marketing', slug: 'SocialMediaMarketing' },
      { id: 'content-marketing', slug: 'ContentMarketing' },
      { id: 'graphic-designing', slug: 'GraphicDesigning' },
      { id: 'video-marketing', slug: 'VideoMarketing' },
      { id: 'influencer-marketing', slug: 'InfluencerMarketing' },
    ],
  },
  {
    id: 'ui-ux',
    segment: 'UIUXdesign',
    pages: [
      { id: 'ui-ux-design', slug: 'uiuxDesign', aliases: ['UIUXdesign'] },
      { id: 'usability-testing', slug: 'usabilityTesting' },
      { id: 'ui-ux-audits', slug: 'UIUXaudits' },
      { id: 'why-choose-the-company', slug: 'techeon' },
      { id: 'our-work', slug: 'ourWork' },
    ],
  },
  {
    id: 'cloud',
    segment: 'cloudServices',
    pages: [
      { id: 'cloud-solutions', slug: 'CloudSolutions' },
      { id: 'cloud-migration', slug: 'CloudMigration' },
      { id: 'cloud-security', slug: 'CloudSecurity' },
      { id: 'cloud-management', slug: 'CloudManagement' },
      { id: 'cloud-platforms', slug: 'CloudPlatforms' },
      { id: 'industries-we-serve', slug: 'IndustriesWeServe' },
    ],
  },
  {
    id: 'cyber-security',
    segment: 'cyberSecurity',
    pages: [
      { id: 'security-assessment', slug: 'SecurityAssessment' },
      { id: 'network-security', slug: 'NetworkSecurity' },
      { id: 'data-protection', slug: 'DataProtection' },
      { id: 'incident-response', slug: 'IncidentResponse' },
      {
        id: 'compliance-and-governance',
        slug: 'CompilanceAndGovernance',
        aliases: ['ComplianceAndGovernance'],
      },
      { id: 'security-training', slug: 'SecurityTraining' },
    ],
  },
  {
    id: 'testing',
    segment: 'testing',
    pages: [
      { id: 'ui-automation-testing', slug: 'UiAutomationTesting' },
      { id: 'mobile-testing', slug: 'MobileTesting' },
      { id: 'api-testing', slug: 'ApiTesting' },
      { id: 'load-and-stress', slug: 'LoadStress' },
      { id: 'unit-testing', slug: 'UnitTesting' },
      { id: 'test-data-creation', slug: 'TestDataCreation' },
    ],
  },
  {
    id: 'aiml',
    segment: 'AIML',
    pages: [
      { id: 'ai-predictive-analytics', slug: 'PredictiveAnalytics' },
      { id: 'fraud-detection', slug: 'FraudDetection' },
      { id: 'nlp', slug: 'NLP' },
      { id: 'computer-vision', slug: 'ComputerVision' },
      { id: 'automation', slug: 'Automation' },
    ],
  },
] as const;

export type FamilyId = (typeof families)[number]['id'];

export type ServicePageId = (typeof families)[number]['pages'][number]['id'];

/** The pages of one family. */
export type FamilyPageId<Id extends FamilyId> = Extract<
  (typeof families)[number],
  { id: Id }
>['pages'][number]['id'];

/** Where a service page stands: its family, and which of the family's pages it is. */
export type Membership = {
  family: FamilyId;
  /** 1 to 8, the number of the family's weave. */
  number: number;
  /** From 1, in the order of the menus. */
  position: number;
  /** All pages of the family, this one among them. */
  siblings: readonly ServicePageId[];
  /** Both parts of its address: `cloudServices/CloudMigration`. */
  slug: string;
};

/** The place of a service page. Throws for any other page. */
export function membershipOf(id: string): Membership {
  for (const [index, family] of families.entries()) {
    const siblings = family.pages.map((page): ServicePageId => page.id);
    const at = siblings.findIndex((sibling) => sibling === id);
    const page = family.pages[at];
    if (page === undefined) continue;
    return {
      family: family.id,
      number: index + 1,
      position: at + 1,
      siblings,
      slug: `${family.segment}/${page.slug}`,
    };
  }
  throw new Error(`Expected the id of a service page, got "${id}".`);
}
