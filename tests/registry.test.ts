import { expect, test } from 'vitest';
import { resolvePath } from '../src/server/site/resolvePath.ts';
import { families } from '../src/site/families.ts';
import { sourceLocale } from '../src/site/locales.ts';
import type { Manifest } from '../src/delivery/manifest.ts';
import { footerLists } from '../src/site/menus.ts';
import { isRouteId, routeOf, routes, type RouteId } from '../src/site/routes.ts';
import { fileOf, pathOf, quoteFormAnchor } from '../src/site/urls.ts';
import { createManifest } from '../src/tools/build/createManifest.ts';

const pages = routes.filter((route) => route.isUnlisted !== true);
const answers = routes.filter((route) => route.isUnlisted === true);

/** A site on which every row is published already, in the source locale alone. */
const whole: Manifest = createManifest(
  {
    origin: '',
    sourceLocale,
    locales: [],
    pages: routes.map(({ id }) => ({
      id,
      locale: sourceLocale,
      path: pathOf(id, sourceLocale),
      file: fileOf(id, sourceLocale),
    })),
    absent: [],
    optionLabels: { quote: {}, consultation: {}, newsletter: {} },
    mails: {},
  },
  [],
);

test('the site has 57 pages, and five answers to posts, links of mails and unknown addresses', () => {
  expect(pages).toHaveLength(57);
  expect(answers.map(({ id }) => id)).toEqual([
    'thanks-quote',
    'thanks-consultation',
    'thanks-newsletter',
    'subscription',
    'not-found',
  ]);
});

test('the eight families have 5, 6, 6, 5, 6, 6, 6 and 5 pages, in this order', () => {
  expect(families.map(({ id, pages: { length } }) => [id, length])).toEqual([
    ['software-development', 5],
    ['data-and-business-analytics', 6],
    ['digital-marketing', 6],
    ['ui-ux', 5],
    ['cloud', 6],
    ['cyber-security', 6],
    ['testing', 6],
    ['aiml', 5],
  ]);
});

test('every service page knows its family', () => {
  for (const { id, pages: members } of families) {
    for (const member of members) expect(routeOf(member.id).family).toBe(id);
  }
});

test('no two rows share an id, a path or an alias, in any letter case', () => {
  const ids = routes.map(({ id }) => id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
  const paths = routes.flatMap(({ path, aliases }) => [path, ...aliases]);
  // An alias may repeat its own row's path in another letter case; it still says one thing.
  const targets = new Map<string, RouteId>();
  for (const { id, path, aliases } of routes) {
    for (const spelling of [path, ...aliases]) {
      const key = spelling.toLowerCase();
      expect(targets.get(key) ?? id, `${spelling} belongs to two rows`).toBe(id);
      targets.set(key, id);
    }
  }
  expect(new Set(paths).size).toBe(paths.length);
});

test('canonical paths are plain: one slash between parts, none at the end, nothing to encode', () => {
  for (const { path } of routes) expect(path).toMatch(/^\/$|^(?:\/[A-Za-z0-9-]+)+$/u);
});

test('ids are plain words with hyphens, because they name locale files', () => {
  for (const { id } of routes) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
});

test('an untrusted text is the id of a row only if it is one', () => {
  expect(isRouteId('about-us')).toBe(true);
  for (const text of ['', 'About-Us', 'constructor', '__proto__', '/about-us']) {
    expect(isRouteId(text)).toBe(false);
  }
});

/** Every spelling of an address that menus, cards or tables of the specification use. */
const spellings: Record<string, readonly string[]> = {
  '': [
    '/',
    '/about-us',
    '/team',
    '/contact-us',
    '/PrivacyPolicy',
    '/TermsAndConditions',
    '/CookiePolicy',
    '/DataProtectionPolicy',
    '/HelpCenter',
    '/GetConsultation',
    '/services/services',
  ],
  '/services/softwareDevelopment/': [
    'WebDevelopment',
    'MobileApplications',
    'DevOpsSolutions',
    'TechnicalWriting',
    'Technologies',
  ],
  '/services/dataAndBusinessAnalytics/': [
    'DataAnalytics',
    'dataAnalytics',
    'businessIntelligence',
    'BusinessIntelligence',
    'machineLearning',
    'MachineLearning',
    'dataVisualization',
    'DataVisualization',
    'predictiveAnalytics',
    'PredictiveAnalytics',
    'bigDataSolutions',
    'BigDataSolutions',
  ],
  '/services/digitalMarketing/': [
    'SearchEngineOptimization',
    'SocialMediaMarketing',
    'ContentMarketing',
    'GraphicDesigning',
    'VideoMarketing',
    'InfluencerMarketing',
  ],
  '/services/UIUXdesign/': ['uiuxDesign', 'usabilityTesting', 'UIUXaudits', 'techeon', 'ourWork'],
  '/services/UIUXDesign/': ['UIUXdesign', 'UIUXaudits', 'OurWork', 'Techeon', 'UsabilityTesting'],
  '/services/cloudServices/': [
    'CloudSolutions',
    'CloudMigration',
    'CloudSecurity',
    'CloudManagement',
    'CloudPlatforms',
    'IndustriesWeServe',
  ],
  '/services/cyberSecurity/': [
    'SecurityAssessment',
    'NetworkSecurity',
    'DataProtection',
    'IncidentResponse',
    'CompilanceAndGovernance',
    'ComplianceAndGovernance',
    'SecurityTraining',
  ],
  '/services/testing/': [
    'UiAutomationTesting',
    'MobileTesting',
    'ApiTesting',
    'LoadStress',
    'UnitTesting',
    'TestDataCreation',
  ],
  '/services/Testing/': [
    'MobileTesting',
    'ApiTesting',
    'LoadStress',
    'UnitTesting',
    'TestDataCreation',
  ],
  '/services/AIML/': [
    'PredictiveAnalytics',
    'FraudDetection',
    'NLP',
    'ComputerVision',
    'Automation',
  ],
};

const addresses = Object.entries(spellings).flatMap(([folder, names]) =>
  names.map((name) => folder + name),
);

/** The canonical path that an address shows in the end. */
function landing(address: string): string | undefined {
  const found = resolvePath(whole, address);
  if (found.kind === 'page') return found.page.path;
  return found.kind === 'redirect' ? found.target : undefined;
}

test.each(addresses)(
  '%s, as the specification spells it, leads to a page',
  { tags: 'S2.14' },
  (address) => {
    const target = landing(address);
    expect(pages.map(({ path }) => path)).toContain(target);
    const family = /^\/services\/[^/]+\//iu.exec(address)?.[0];
    if (family !== undefined) {
      expect(target?.toLowerCase()).toMatch(new RegExp(`^${family.toLowerCase()}`, 'u'));
    }
  },
);

test('the spellings reach every page of the registry but the statement that was added', () => {
  const reached = new Set(addresses.map(landing));
  const missed = pages.filter(({ path }) => !reached.has(path)).map(({ id }) => id);
  expect(missed).toEqual(['accessibility']);
});

test.each(addresses)('%s in small letters leads to the same page', (address) => {
  expect(landing(address.toLowerCase())).toBe(landing(address));
});

test.each(families.map(({ id, segment }) => [segment, id]))(
  'the family address /services/%s leads to its place on the overview',
  (segment, id) => {
    expect(resolvePath(whole, `/services/${segment}`)).toEqual({
      kind: 'redirect',
      target: `/services#${id}`,
    });
  },
);

test('links from elsewhere find the quote form at its fragment', () => {
  expect(quoteFormAnchor).toBe('quote-form-section');
});

test('menus list known pages, each once, and no answer', () => {
  const known = new Set<string>(pages.map(({ id }) => id));
  for (const menu of Object.values(footerLists)) {
    expect(menu.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(menu).size).toBe(menu.length);
  }
});

test('the footer links to the twelve pages of the specification, and to three that need a second way', () => {
  expect(Object.values(footerLists).flatMap((list) => list.map((id) => routeOf(id).path))).toEqual([
    '/',
    '/contact-us',
    '/about-us',
    '/services/softwareDevelopment/WebDevelopment',
    '/team',
    '/GetConsultation',
    '/services/AIML/PredictiveAnalytics',
    '/services/cyberSecurity/SecurityAssessment',
    '/services/cloudServices/CloudSolutions',
    '/PrivacyPolicy',
    '/TermsAndConditions',
    '/CookiePolicy',
    '/DataProtectionPolicy',
    '/HelpCenter',
    '/AccessibilityStatement',
  ]);
});
