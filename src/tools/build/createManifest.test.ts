import { expect, test, vi } from 'vitest';
import { families } from '../../site/families.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { routes } from '../../site/routes.ts';
import { fileOf, pathOf } from '../../site/urls.ts';
import { createManifest, type SiteDescription } from './createManifest.ts';

const everyPage = ['en', 'ar'].flatMap((locale) =>
  routes.map(({ id }): PublishedPage => ({
    id,
    locale,
    path: pathOf(id, locale),
    file: fileOf(id, locale),
  })),
);

function describeSite(pages = everyPage): SiteDescription {
  return {
    origin: 'https://techeon.example',
    sourceLocale: 'en',
    locales: [
      { code: 'en', name: 'English', script: 'Latn', numberingSystem: 'latn', dir: 'ltr' },
      { code: 'ar', name: 'العربية', script: 'Arab', numberingSystem: 'arab', dir: 'rtl' },
    ],
    pages,
    absent: [],
    optionLabels: { quote: {}, consultation: {}, newsletter: {} },
    mails: {},
  };
}

test('it says from which day the privacy policy is', () => {
  expect(createManifest(describeSite(), []).privacyPolicy).toMatch(/^\d{4}-\d\d-\d\d$/u);
});

test('it says what the renderer said, and which files there are', () => {
  const files = [{ file: 'robots.txt', isImmutable: false }];
  expect(createManifest(describeSite(), files)).toMatchObject({ pages: everyPage, files });
});

test('a page that a language does not have leads to the English one, by whatever address', () => {
  const absent = (['contact-us', 'services', 'ui-ux-design'] as const).map((id) => ({
    id,
    locale: 'ar',
  }));
  const pages = everyPage.filter(({ locale }) => locale === 'en');
  const { detours } = createManifest({ ...describeSite(pages), absent }, []);
  expect(detours).toEqual([
    { from: '/ar/contact-us', to: '/contact-us' },
    { from: '/ar/services', to: '/services' },
    { from: '/ar/services/services', to: '/services' },
    ...families.map(({ id, segment }) => ({
      from: `/ar/services/${segment}`,
      to: `/services#${id}`,
    })),
    { from: '/ar/services/UIUXdesign/uiuxDesign', to: '/services/UIUXdesign/uiuxDesign' },
    { from: '/ar/services/UIUXdesign/UIUXdesign', to: '/services/UIUXdesign/uiuxDesign' },
  ]);
});

test('every alias of a row is there in every locale', () => {
  const { aliases } = createManifest(describeSite(), []);
  for (const { path, aliases: spellings } of routes) {
    for (const from of spellings) {
      expect(aliases).toContainEqual({ from, to: path });
      expect(aliases).toContainEqual({ from: `/ar${from}`, to: `/ar${path}` });
    }
  }
});

test('every family address leads to its place on the overview', () => {
  const { aliases } = createManifest(describeSite(), []);
  for (const { id, segment } of families) {
    const from = `/services/${segment}`;
    expect(aliases).toContainEqual({ from, to: `/services#${id}` });
    expect(aliases).toContainEqual({ from: `/ar${from}`, to: `/ar/services#${id}` });
  }
});

test('an alias never leads to a page that is not published', () => {
  const pages = everyPage.filter(({ id, locale }) => locale === 'en' && id !== 'services');
  const { aliases } = createManifest(describeSite(pages), []);
  const paths = pages.map(({ path }) => path);
  expect(aliases.length).toBeGreaterThan(0);
  expect(aliases.filter(({ to }) => !paths.includes(to))).toEqual([]);
});

test('an alias never takes the address of a page', () => {
  const { aliases, pages } = createManifest(describeSite(), []);
  const paths = new Set(pages.map(({ path }) => path));
  expect(aliases.filter(({ from }) => paths.has(from))).toEqual([]);
});

test('its headers allow another intake if the build names one', () => {
  const policy = () => createManifest(describeSite(), []).headers['content-security-policy'];
  expect(policy()).toContain("connect-src 'self';");
  vi.stubEnv('INTAKE_ORIGIN', 'https://intake.example');
  expect(policy()).toContain("connect-src 'self' https://intake.example;");
  vi.unstubAllEnvs();
});

test('a page has a policy that allows the styles in it, and another intake if the build names one', () => {
  vi.stubEnv('INTAKE_ORIGIN', 'https://intake.example');
  const styles = new Map([['index.html', ["'sha256-a='", "'sha256-b='"]]]);
  const { pages, headers } = createManifest(describeSite(), [], styles);
  vi.unstubAllEnvs();
  const [home, ...others] = pages.toSorted((one, other) => one.path.length - other.path.length);
  const shared = headers['content-security-policy'] ?? '';
  expect(shared).toContain("style-src 'self';");
  expect(home?.policy).toBe(
    shared.replace("style-src 'self'", "style-src 'self' 'sha256-a=' 'sha256-b='"),
  );
  expect(others.filter(({ policy }) => policy !== undefined)).toEqual([]);
});

test('it says where the pages of links in mails are, if that is not where the site is', () => {
  expect(createManifest(describeSite(), []).intake).toBeUndefined();
  vi.stubEnv('INTAKE_ORIGIN', 'https://intake.example/');
  expect(createManifest(describeSite(), []).intake).toBe('https://intake.example');
  vi.unstubAllEnvs();
});
