import { families } from '../../src/site/families.ts';
import type { RouteId } from '../../src/site/routes.ts';
import { elements, same } from './checks.ts';
import { link, linkNames } from './linkChecks.ts';
import { familyPages } from './pages.ts';
import { inside } from './scopes.ts';
import { proves, type Check } from './row.ts';
import type { Sentence } from './sentences.ts';
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
  ).map(([id, path]) =>
    proves('Static routes: each of the ten pages has its address.', id, address(path)),
  ),
  proves(
    'GetConsultation is the consultation request form.',
    'get-consultation',
    elements('form to the consultation', 'form[action^="/api/students/saveGetConsulation"]', 1),
  ),
  proves(
    'Back to Services leads to /services/{from}; from defaults to services.',
    'get-consultation',
    inside('back link', '[data-back]', same('the words', ['Back to Services'], words)),
    link('Back to Services', '/services'),
  ),
  proves(
    'Consultation: the back link defaults to services.',
    'get-consultation',
    link('Back to Services', '/services'),
  ),
  proves(
    'GetConsultation: the form stands below the heading, the contact block below the form.',
    'get-consultation',
    order("Let's Talk About Your Data", 'What happens next', 'Prefer to Talk Right Now?'),
    same('heading, form, contact block', ['H1', 'FORM', 'DL'], (root) =>
      Array.from(root.querySelectorAll('h1, form, dl'), ({ tagName }) => tagName),
    ),
  ),
  ...family(
    'The folder softwareDevelopment/ has its five pages.',
    '/services/softwareDevelopment/',
    {
      'web-development': 'WebDevelopment',
      'mobile-applications': 'MobileApplications',
      'devops-solutions': 'DevOpsSolutions',
      'technical-writing': 'TechnicalWriting',
      technologies: 'Technologies',
    },
  ),
  ...family(
    'The folder dataAndBusinessAnalytics/ has its six pages.',
    '/services/dataAndBusinessAnalytics/',
    {
      'data-analytics': 'dataAnalytics',
      'business-intelligence': 'businessIntelligence',
      'machine-learning': 'machineLearning',
      'data-visualization': 'dataVisualization',
      'predictive-analytics': 'predictiveAnalytics',
      'big-data-solutions': 'bigDataSolutions',
    },
  ),
  ...family('The folder digitalMarketing/ has its six pages.', '/services/digitalMarketing/', {
    'search-engine-optimization': 'SearchEngineOptimization',
    'social-media-marketing': 'SocialMediaMarketing',
    'content-marketing': 'ContentMarketing',
    'graphic-designing': 'GraphicDesigning',
    'video-marketing': 'VideoMarketing',
    'influencer-marketing': 'InfluencerMarketing',
  }),
  ...family('The folder UIUXdesign/ has its five pages.', '/services/UIUXdesign/', {
    'ui-ux-design': 'uiuxDesign',
    'usability-testing': 'usabilityTesting',
    'ui-ux-audits': 'UIUXaudits',
    'why-choose-the-company': 'techeon',
    'our-work': 'ourWork',
  }),
  ...family('The folder cloudServices/ has its six pages.', '/services/cloudServices/', {
    'cloud-solutions': 'CloudSolutions',
    'cloud-migration': 'CloudMigration',
    'cloud-security': 'CloudSecurity',
    'cloud-management': 'CloudManagement',
    'cloud-platforms': 'CloudPlatforms',
    'industries-we-serve': 'IndustriesWeServe',
  }),
  ...family(
    'The folder cyberSecurity/ has its six pages, CompilanceAndGovernance spelled so.',
    '/services/cyberSecurity/',
    {
      'security-assessment': 'SecurityAssessment',
      'network-security': 'NetworkSecurity',
      'data-protection': 'DataProtection',
      'incident-response': 'IncidentResponse',
      'compliance-and-governance': 'CompilanceAndGovernance',
      'security-training': 'SecurityTraining',
    },
  ),
  ...family('The folder testing/ has its six pages.', '/services/testing/', {
    'ui-automation-testing': 'UiAutomationTesting',
    'mobile-testing': 'MobileTesting',
    'api-testing': 'ApiTesting',
    'load-and-stress': 'LoadStress',
    'unit-testing': 'UnitTesting',
    'test-data-creation': 'TestDataCreation',
  }),
  ...family('The folder AIML/ has its five pages.', '/services/AIML/', {
    'ai-predictive-analytics': 'PredictiveAnalytics',
    'fraud-detection': 'FraudDetection',
    nlp: 'NLP',
    'computer-vision': 'ComputerVision',
    automation: 'Automation',
  }),
  proves(
    'UI/UX menu labels: UI/UX Design Process to Our Work.',
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
    'Software sidebar: Web Development to Technologies.',
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
      'Other families list their pages in the sidebar.',
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
  proves('An unknown route is answered.', 'not-found', elements('heading', 'h1', 1)),
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

function family(sentence: Sentence, folder: string, slugs: { [Page in RouteId]?: string }) {
  return Object.entries(slugs).map(([id, slug]) =>
    proves(sentence, id as RouteId, address(folder + slug)),
  );
}

function sidebar(...labels: readonly [string, ...string[]]): Check {
  return inside('side menu', '.side-menu', linkNames(...labels));
}

function words(root: Element): string[] {
  return [root.textContent ?? ''];
}
