import { expect, test } from 'vitest';
import { routes } from '../../site/routes.ts';
import { resolvePath } from './resolvePath.ts';
import { manifest } from '../testing/temporarySite.ts';

test.each(manifest.pages.filter(({ id }) => id !== 'not-found'))(
  '$path is the page $id in $locale',
  (page) => {
    expect(resolvePath(manifest, page.path)).toEqual({ kind: 'page', page });
  },
);

test.each([
  ['/ABOUT-US', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['//about-us', '/about-us'],
  ['/about-us//', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/About-us/INDEX.html', '/about-us'],
  ['/%61bout-us', '/about-us'],
  ['/privacypolicy', '/PrivacyPolicy'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/ar', '/ar/'],
  ['/AR/', '/ar/'],
  ['/ar/index.html', '/ar/'],
  ['/ar//about-us', '/ar/about-us'],
  ['/AR/About-Us/', '/ar/about-us'],
  ['/services/services', '/services'],
  ['/Services/Services/', '/services'],
  ['/services/AIML', '/services#aiml'],
  ['/services/aiml/', '/services#aiml'],
  ['/ar/services/Aiml', '/ar/services#aiml'],
  ['/services/aiml/nlp', '/services/AIML/NLP'],
  ['/services/Testing/MobileTesting', '/services/testing/MobileTesting'],
  [
    '/services/dataAndBusinessAnalytics/DataAnalytics',
    '/services/dataAndBusinessAnalytics/dataAnalytics',
  ],
  ['/services/UIUXDesign/OurWork', '/services/UIUXdesign/ourWork'],
  ['/services/UIUXDesign/UIUXdesign', '/services/UIUXdesign/uiuxDesign'],
  [
    '/services/cyberSecurity/ComplianceAndGovernance',
    '/services/cyberSecurity/CompilanceAndGovernance',
  ],
])('%s leads to %s', (from, target) => {
  expect(resolvePath(manifest, from)).toEqual({ kind: 'redirect', target });
});

test.each([
  ['/mr/about-us', '/about-us'],
  ['/MR/About-Us/', '/about-us'],
  ['/mr', '/'],
  ['/mr/', '/'],
  ['/mr/services/AIML', '/services#aiml'],
])('%s, which nobody has translated yet, is a way round to %s', (from, target) => {
  const detours = [
    { from: '/mr/', to: '/' },
    { from: '/mr/about-us', to: '/about-us' },
    { from: '/mr/services/aiml', to: '/services#aiml' },
  ];
  expect(resolvePath({ ...manifest, detours }, from)).toEqual({ kind: 'detour', target });
});

test('every alias of the registry leads to its page', () => {
  for (const { path, aliases } of routes) {
    for (const alias of aliases) {
      expect(resolvePath(manifest, alias)).toEqual({ kind: 'redirect', target: path });
    }
  }
});

test.each([
  ['/nothing', 'en'],
  ['/ar/nothing', 'ar'],
  ['/AR/nothing', 'ar'],
  ['//ar/nothing', 'ar'],
  ['/arabic', 'en'],
  ['/hi/about-us', 'en'],
  ['/404', 'en'],
  ['/404/', 'en'],
  ['/404.html', 'en'],
  ['/ar/404', 'ar'],
  ['/AR/404', 'ar'],
  ['//other.example', 'en'],
  ['/\\other.example', 'en'],
  ['/https://other.example', 'en'],
  ['/services/../about-us', 'en'],
  ['/about-us%00', 'en'],
  ['/%', 'en'],
  ['/%c0%ae', 'en'],
  ['*', 'en'],
  ['/__proto__', 'en'],
  ['/constructor', 'en'],
])('%j is nothing we have, said in %s', (path, locale) => {
  expect(resolvePath(manifest, path)).toEqual({ kind: 'not-found', locale });
});

test.each(manifest.files)('/$file is a file in exactly this spelling', (file) => {
  expect(resolvePath(manifest, `/${file.file}`)).toEqual({ kind: 'file', file });
  expect(resolvePath(manifest, `/${file.file.toUpperCase()}`).kind).toBe('not-found');
  expect(resolvePath(manifest, `/${file.file}.br`).kind).toBe('not-found');
});

test('a folder of files opens with its index, and only with its slash', () => {
  const file = { file: 'a11y-reports/index.html', isImmutable: false };
  const site = { ...manifest, files: [file] };
  expect(resolvePath(site, '/a11y-reports/')).toEqual({ kind: 'file', file });
  expect(resolvePath(site, '/a11y-reports')).toEqual({
    kind: 'redirect',
    target: '/a11y-reports/',
  });
});

test('a file with a percent-encoded name is found', () => {
  const [file] = manifest.files;
  expect(resolvePath(manifest, '/assets/%62rowser-1a2b3c4d.js')).toEqual({ kind: 'file', file });
});

test('a page keeps its path when an alias differs from it only in letter case', () => {
  const aliases = [{ from: '/ABOUT-us', to: '/team' }];
  const resolved = resolvePath({ ...manifest, aliases }, '/About-us');
  expect(resolved).toEqual({ kind: 'redirect', target: '/about-us' });
});

test('a long path of slashes is answered at once', () => {
  // Time of the processor, because other work on the machine is none of the server's.
  const start = process.threadCpuUsage();
  expect(resolvePath(manifest, `/${'/'.repeat(15_000)}x`).kind).toBe('not-found');
  const { user } = process.threadCpuUsage(start);
  expect(user / 1000).toBeLessThan(50);
});
