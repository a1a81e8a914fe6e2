import type { Connect, Plugin, RunnableDevEnvironment } from 'vite';
import type { Render } from '../../site/rendering.ts';
import { createManifest, type SiteDescription } from '../createManifest.ts';

type Renderer = {
  render: Render;
  describeSite: () => SiteDescription;
  renderGallery: (part: string) => string;
};

/**
 * `npm run dev`: draws every page on request from the sources as they are now, and takes
 * submissions with the real intake into the real database.
 */
export function developmentPages(): Plugin {
  return {
    name: 'techeon:development-pages',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST'] !== undefined) return;
      // Loaded here, because tests and builds read this configuration too.
      const { createServer } = await import('../../server/createServer.ts');
      const { resolvePath } = await import('../../server/resolvePath.ts');
      const { openStore } = await import('../../server/store.ts');
      const { dataFolder } = await import('../../server/settings.ts');
      const { requestTarget } = await import('../../server/requestTarget.ts');
      const { redirectLocation } = await import('../../server/redirectLocation.ts');
      const environment = server.environments['ssr'] as RunnableDevEnvironment;
      const store = openStore(dataFolder(process.env));
      server.httpServer?.once('close', () => store.close());

      const answer = async (
        ...[request, response, next]: Parameters<Connect.NextHandleFunction>
      ): Promise<void> => {
        const { pathname, query } = requestTarget(request.url ?? '/');
        const isPage = request.headers.accept?.includes('text/html') === true;
        if (!isPage && !pathname.startsWith('/api/')) return next();
        const { render, describeSite, renderGallery } =
          await environment.runner.import<Renderer>('/src/app/render.tsx');
        const manifest = createManifest(describeSite(), []);
        if (pathname.startsWith('/api/')) {
          const intake = createServer({
            manifest,
            render,
            store,
            siteFolder: '',
            intakeOnly: true,
          });
          await intake.ready();
          return intake.routing(request, response);
        }
        const part = /^\/gallery(?:\/([a-z-]*))?\/?$/u.exec(pathname);
        if (part !== null) {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, renderGallery(part[1] ?? '')));
          return;
        }
        const found = resolvePath(manifest, pathname);
        if (found.kind === 'redirect') {
          response.writeHead(308, { Location: redirectLocation(found.target, query) }).end();
          return;
        }
        const missing = { id: 'not-found' as const, locale: 'locale' in found ? found.locale : '' };
        const html = render(found.kind === 'page' ? found.page : missing);
        response.statusCode = found.kind === 'page' ? 200 : 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(pathname, html));
      };
      server.middlewares.use((request, response, next) => {
        answer(request, response, next).catch(next);
      });
    },
  };
}
