import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { lastLine } from './src/delivery/lastLine.ts';
import { enhancerSources, hydrateSource, islandSources } from './src/delivery/islandSources.ts';
import * as breakpoints from './src/layout/breakpoints.ts';
import { testTags } from './src/tools/evidence/testTags.ts';
import { builtAssets } from './src/tools/vite/builtAssets.ts';
import { conformanceSummary } from './src/tools/vite/conformanceSummary.ts';
import { contentHash } from './src/tools/vite/contentHash.ts';
import { compactStyles } from './src/tools/vite/compactStyles.ts';
import { development } from './src/tools/vite/development/development.ts';
import { groundColours } from './src/tools/vite/groundColours.ts';
import { namedMedia } from './src/tools/vite/namedMedia.ts';
import { scriptTargets } from './src/tools/vite/promisedBrowsers.ts';
import { localeFiles } from './src/tools/vite/localeFiles.ts';
import { pageLocale } from './src/tools/vite/pageLocale.ts';
import { reactAriaStrings } from './src/tools/vite/reactAriaStrings.ts';
import { siteStyles, siteStylesId } from './src/tools/vite/siteStyles.ts';

/** Packages that the renderer takes through Vite in development too, for their strings. */
const reactAria = [/^react-aria/u, /^react-stately/u];

/**
 * Tests that need a document. What wants another environment is another project, each of which
 * runs after the one before: a worker serves the next file as well only if that wants the same,
 * else it is ended, and all that it has loaded and parsed is paid anew.
 */
const drawnTests = [
  'src/**/*.test.tsx',
  'src/{enhancers,forms,islands,reports,sections,ui}/*.test.ts',
  'src/tools/build/hostFiles.test.ts',
  'src/tools/contactSheet/sheetPage.test.ts',
];

/**
 * What parts share, in few scripts where the bundler would make many: every page names all scripts of
 * its parts, and each is a request and is compressed by itself, which costs more than some hundred bytes
 * that a part has no use for.
 */
const sharedScripts = [
  { name: 'all', minShareCount: Object.keys(islandSources).length, priority: 2 },
  {
    name: 'common',
    test: /\/(?:I18nProvider|useDefaultLocale|i18n\/utils|useEvent|TextLink|panelReturn|InLanguage)\.\w+$/u,
    priority: 1,
  },
  { name: 'controls', test: /\/node_modules\/react-(?:aria|stately)/u, minShareCount: 5 },
  {
    name: 'modals',
    test: /\/(?:Modal|useModalOverlay|useViewportSize|Drawer|Wordmark|SharedShapes)\.\w+$/u,
  },
];

/** Copies of the project, each changed and built anew: minutes for what changes seldom. */
const copyTests = ['builds', 'evidence', 'newLocale'].map((name) => `tests/builds/${name}.test.ts`);

/** Before the tests that look at the built site. */
const globalSetup = [join(import.meta.dirname, 'tests/testing/buildSite.ts')];

/** A script in `build/` that Node imports, in one file. */
const bundleForNode = (input: Record<string, string>): BuildEnvironmentOptions => ({
  outDir: 'build',
  emptyOutDir: false,
  ssr: true,
  rollupOptions: { input, output: { entryFileNames: '[name].js', codeSplitting: false } },
});

/** Vitest reads this configuration and serves no page. */
const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    siteStyles(),
    namedMedia(breakpoints),
    groundColours(),
    command === 'serve' && !isTest
      ? development()
      : [reactAriaStrings(undefined, !isTest), localeFiles()],
    pageLocale(),
    compactStyles(),
    builtAssets(),
    contentHash(),
    conformanceSummary(),
  ],
  envPrefix: ['VITE_', 'INTAKE_', 'SITE_ORIGIN'],
  // One configuration for all: each bundle would check all words of all languages again.
  builder: { sharedConfigBuild: true },
  build: {
    target: scriptTargets,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rollupOptions: {
          input: [
            'src/app/browser.ts',
            siteStylesId,
            hydrateSource,
            ...Object.values(enhancerSources),
            ...Object.values(islandSources),
          ],
          preserveEntrySignatures: 'allow-extension',
          output: {
            postFooter: lastLine,
            // Each page names all scripts of its parts, and hashes do not compress.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: { includeDependenciesRecursively: false, groups: sharedScripts },
          },
        },
      },
      optimizeDeps: {
        include: ['react-dom/client', 'react-aria/SSRProvider', '@axe-core/react'],
        exclude: ['lucide-react'],
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? true : reactAria },
      build: bundleForNode({ renderer: 'src/app/render.tsx' }),
    },
    // Nothing made up for it may be in what serves the site. Development draws it beside the pages.
    ...(command === 'build' && {
      gallery: {
        consumer: 'server' as const,
        resolve: { noExternal: true as const },
        build: bundleForNode({ gallery: 'src/gallery/renderer.tsx' }),
      },
      reports: {
        consumer: 'server' as const,
        resolve: { noExternal: true as const },
        build: bundleForNode({ reports: 'src/reports/renderer.tsx' }),
      },
    }),
  },
  test: {
    setupFiles: [join(import.meta.dirname, 'tests/testing/setup.ts')],
    // Waiting tells a slow machine from a fault, and costs nothing where all is well; a test that hangs
    // still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A worker of its own with a document for each file cost two thirds of the time. What a test
    // leaves in the shared document is taken away after it (tests/testing/testPage.ts).
    isolate: false,
    // Left to itself Vitest keeps a core free, which of two is half.
    maxWorkers: 2,
    // A test whose loop or callback never ran has shown nothing.
    expect: { requireAssertions: true },
    // A message names everything that is wrong, not the first of it: programs read it too.
    chaiConfig: { truncateThreshold: 0 },
    tags: testTags(),
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          // Some wait for a server to give up.
          maxWorkers: 3,
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: drawnTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          // They wait more than they work.
          maxWorkers: 3,
          include: ['tests/faults/*.test.ts'],
          provide: { faults: 'short' },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: drawnTests,
          environment: 'jsdom',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts'],
          environment: 'jsdom',
          globalSetup,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/*.test.ts'],
          exclude: copyTests,
          globalSetup,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'copies',
          include: copyTests,
          globalSetup,
          // Whole builds, and all tests of a built site within one of them.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}));
