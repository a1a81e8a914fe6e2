import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type RunnableDevEnvironment } from 'vite';
import { builtAssets } from '../../src/tools/vite/builtAssets.ts';
import { reactAriaStrings } from '../../src/tools/vite/reactAriaStrings.ts';
import { root } from '../../src/tools/root.ts';

type Renderer = { renderParts: (dir: string) => string };

/** Answers every request for a document with the page of parts. */
function partsPages(): Plugin {
  return {
    name: 'parts-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes('text/html') !== true) return next();
        const environment = server.environments['ssr'] as RunnableDevEnvironment;
        const url = new URL(request.url ?? '/', 'http://localhost');
        environment.runner
          .import<Renderer>('/tests/journeys/partsPage.tsx')
          .then(({ renderParts }) =>
            server.transformIndexHtml('/', renderParts(url.searchParams.get('dir') ?? 'ltr')),
          )
          .then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

/** A test on the page of parts, drawn and served from the sources. */
export const test = base.extend<object, { parts: string }>({
  parts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide, { parallelIndex }) => {
      const server = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        // Of its own, because `npm run dev` and other workers optimise into theirs.
        cacheDir: join(root, `node_modules/.vite-parts-${parallelIndex}`),
        plugins: [react(), reactAriaStrings(), builtAssets(), partsPages()],
        server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
        environments: {
          client: {
            optimizeDeps: {
              include: ['react-dom/client', 'lucide-react', 'react-aria/SSRProvider'],
              entries: ['src/islands/hydrate.tsx', 'src/sections/Carousel.tsx'],
            },
          },
          ssr: { resolve: { noExternal: [/^react-aria/u, /^react-stately/u] } },
        },
      });
      await server.listen();
      const [address] = server.resolvedUrls?.local ?? [];
      if (address === undefined) throw new Error('Expected an address of the server, got none.');
      await provide(address);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ parts }, provide) => provide(parts),
});

export { expect };

/** Opens the page of parts and waits until the carousel is live. */
export async function openCarousel(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Next slides' }).hover();
  await expect(page.locator('.carousel__slide[inert]').first()).toBeAttached({ timeout: 30_000 });
}
