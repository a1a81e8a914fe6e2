import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hydrateSource, islandSources } from './src/islands/sources.ts';
import { builtAssets } from './src/tools/vite/builtAssets.ts';
import { compactStyles } from './src/tools/vite/compactStyles.ts';
import { development } from './src/tools/vite/development/development.ts';
import { reactAriaStrings } from './src/tools/vite/reactAriaStrings.ts';

/** Packages that the renderer takes through Vite in development too, for their strings. */
const reactAria = [/^react-aria/u, /^react-stately/u];

/** Vitest reads this configuration and serves no page. */
const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    command === 'serve' && !isTest ? development() : reactAriaStrings(),
    compactStyles(),
    builtAssets(),
  ],
  envPrefix: ['VITE_', 'INTAKE_ORIGIN', 'SITE_ORIGIN'],
  builder: {},
  build: {
    target: 'es2023',
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
            'src/app/site.css',
            hydrateSource,
            ...Object.values(islandSources),
          ],
          preserveEntrySignatures: 'allow-extension',
        },
      },
      optimizeDeps: {
        include: ['react-dom/client', 'lucide-react', 'react-aria/SSRProvider', '@axe-core/react'],
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? true : reactAria },
      build: {
        outDir: 'build',
        emptyOutDir: false,
        ssr: true,
        rollupOptions: {
          input: { renderer: 'src/app/render.tsx' },
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'tests/setup.ts')],
    reporters: ['default'],
    // Two cores that also build and drive a browser may be slow; a test that hangs still ends.
    testTimeout: 20_000,
  },
}));
