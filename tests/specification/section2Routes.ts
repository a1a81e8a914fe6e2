import { families } from '../../src/site/families.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { elements, same } from './checks.ts';
import { link, linkNames } from './linkChecks.ts';
import { familyPages } from './pages.ts';
import { inside } from './scopes.ts';
import { proves, type Check } from './row.ts';
import { order } from './textChecks.ts';

/** S2.1 to S2.18, addresses. */
export const section2Routes = [
  ...(
    [
      ['home', '/'],
      ['about-us', '/about-us'],
      ['team', '/team'],
      ['contact-us', '/contact-us'],
      ['privacy-policy', '/PrivacyPolicy'],
      ['terms', '/TermsAndConditions'],
      ['cookie-policy', '/CookiePolicy'],
      ['data-protection-policy', '/DataProtectionPolicy'],
      ['help-center', '/HelpCenter'],
      ['get-consultation', '/GetConsultation'],
    ] as const
  ).map(([id, path]) => proves('S2.1', id, address(path))),
  proves(
    'S2.2',
    'get-consultation',
    elements('form to the consultation', 'form[action^="/api/students/saveGetConsulation"]', 1),
  ),
  proves(
    'S2.3',
    'get-consultation',
    inside('back link', '[data-back]', same('the words', ['Back to Services'], words)),
    link('Back to Services', '/services'),
  ),
  proves('S9.11', 'get-consultation', link('Back to Services', '/services')),
  proves(
    'S2.5',
    'get-consultation',
    order("Let's Talk About Your Data", 'What happens next', 'Prefer to Talk Right Now?'),
    same('heading, form, contact block', ['H1', 'FORM', 'DL'], (root) =>
      Array.from(root.querySelectorAll('h1, form, dl'), ({ tagName }) => tagName),
    ),
  ),
  ...family('S2.6', '/services/softwareDevelopment/', {
    'web-development': 'WebDevelopment',
    'mobile-applications': 'MobileApplications',
    'devops-solutions': 'DevOpsSolutions',
    'technical-writing': 'TechnicalWriting',
    technologies: 'Technologies',
  }),
  ...family('S2.7', '/services/dataAndBusinessAnalytics/', {
    'data-analytics': 'dataAnalytics',
    'business-intelligence': 'businessIntelligence',
    'machine-learning': 'machineLearning',
    'data-visualization': 'dataVisualization',
    'predictive-analytics': 'predictiveAnalytics',
    'big-data-solutions': 'bigDataSolutions',
  }),
  ...family('S2.8', '/services/digitalMarketing/', {
    'search-engine-optimization': 'SearchEngineOptimization',
    'social-media-marketing': 'SocialMediaMarketing',
    'content-marketing': 'ContentMarketing',
    'graphic-designing': 'GraphicDesigning',
    'video-marketing': 'VideoMarketing',
    'influencer-marketing': 'InfluencerMarketing',
  }),
  ...family('S2.9', '/services/UIUXdesign/', {
    'ui-ux-design': 'uiuxDesign',
    'usability-testing': 'usabilityTesting',
    'ui-ux-audits': 'UIUXaudits',
    'why-choose-the-company': 'techeon',
    'our-work': 'ourWork',
  }),
  ...family('S2.10', '/services/cloudServices/', {
    'cloud-solutions': 'CloudSolutions',
    'cloud-migration': 'CloudMigration',
    'cloud-security': 'CloudSecurity',
    'cloud-management': 'CloudManagement',
    'cloud-platforms': 'CloudPlatforms',
    'industries-we-serve': 'IndustriesWeServe',
  }),
  ...family('S2.11', '/services/cyberSecurity/', {
    'security-assessment': 'SecurityAssessment',
    'network-security': 'NetworkSecurity',
    'data-protection': 'DataProtection',
    'incident-response': 'IncidentResponse',
    'compliance-and-governance': 'CompilanceAndGovernance',
    'security-training': 'SecurityTraining',
  }),
  ...family('S2.12', '/services/testing/', {
    'ui-automation-testing': 'UiAutomationTesting',
    'mobile-testing': 'MobileTesting',
    'api-testing': 'ApiTesting',
    'load-and-stress': 'LoadStress',
    'unit-testing': 'UnitTesting',
    'test-data-creation': 'TestDataCreation',
  }),
  ...family('S2.13', '/services/AIML/', {
    'ai-predictive-analytics': 'PredictiveAnalytics',
    'fraud-detection': 'FraudDetection',
    nlp: 'NLP',
    'computer-vision': 'ComputerVision',
    automation: 'Automation',
  }),
  proves(
    'S2.16',
    familyPages('ui-ux'),
    sidebar(
      'UI/UX Design Process',
      'Usability Testing',
      'UI/UX Audits',
      'Why Choose the Company',
      'Our Work',
    ),
  ),
  proves(
    'S2.17',
    familyPages('software-development'),
    sidebar(
      'Web Development',
      'Mobile Applications',
      'DevOps Solutions',
      'Technical Writing',
      'Technologies',
    ),
  ),
  ...families.map(({ id, segment, pages }) =>
    proves(
      'S2.18',
      familyPages(id),
      inside(
        'side menu',
        '.side-menu',
        same(
          'all pages of the family',
          pages.map(({ slug }) => `/services/${segment}/${slug}`),
          (root) => Array.from(root.querySelectorAll('a'), (one) => one.getAttribute('href') ?? ''),
        ),
      ),
    ),
  ),
  proves('S2.15', 'not-found', elements('heading', 'h1', 1)),
].flat();

/** The page is published at this path, and says so. */
function address(path: string): Check {
  return {
    finds: `the page at ${path}`,
    problem: ({ page }) => {
      const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (page.path !== path) return `it is at ${page.path}`;
      return new URL(canonical ?? 'about:blank').pathname === path
        ? undefined
        : `it says that it is at ${canonical}`;
    },
  };
}

function family(id: string, folder: string, slugs: { [Page in RouteId]?: string }) {
  return Object.entries(slugs).map(([page, slug]) =>
    proves(id, page as RouteId, address(folder + slug)),
  );
}

function sidebar(...labels: readonly [string, ...string[]]): Check {
  return inside('side menu', '.side-menu', linkNames(...labels));
}

function words(root: Element): string[] {
  return [root.textContent ?? ''];
}
