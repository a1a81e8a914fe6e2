import type { Plugin } from 'vite';
import type { DevelopmentLocales } from './developmentLocales.ts';
import type { Sources } from './followSources.ts';

/** Answers for the site in the development server, and says where. */
export function developmentPages(locales: DevelopmentLocales, sources: Sources): Plugin {
  return {
    name: 'techeon:development-pages',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: {
          type: 'module',
          src: '/src/tools/vite/development/followPage.ts',
          'data-sources': String(sources.state),
        },
        injectTo: 'head',
      },
    ],
    async configureServer(server) {
      // Loaded here, because builds read this configuration too.
      const { siteServer } = await import('./siteServer.ts');
      const site = await siteServer(server, locales, sources);
      server.httpServer?.once('close', () => void site.close());
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const address = server.resolvedUrls?.local[0] ?? '';
        server.config.logger.info(
          `Site ${address}  Every part in every state ${address}gallery  Which string is which ${address}?strings`,
        );
      };
      server.middlewares.use(site.answerOwn);
      return () => server.middlewares.use(site.answerRest);
    },
  };
}
