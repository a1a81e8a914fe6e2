import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Connect, ViteDevServer } from 'vite';
import { allowedMethods } from '../../../server/allowedMethods.ts';
import { createServer } from '../../../server/createServer.ts';
import { requestTarget } from '../../../server/http/requestTarget.ts';
import { dataFolder } from '../../../server/settings.ts';
import { readContent, type Contents } from '../../../server/site/contents.ts';
import { openStore } from '../../../server/store/openStore.ts';
import type { Manifest } from '../../../delivery/manifest.ts';
import { root } from '../../../project/root.ts';
import type { DevelopmentLocales } from './developmentLocales.ts';
import { developmentManifest } from './developmentManifest.ts';
import { completeWith, sendDrawn } from './drawPages.ts';
import type { Sources } from './followSources.ts';
import { answerGallery } from './answerGallery.ts';
import { galleryOf, rendererOf } from './rendererOf.ts';

/** The site within the development server: what goes before Vite's own files, and what is left. */
export type SiteServer = {
  answerOwn: Connect.NextHandleFunction;
  answerRest: Connect.NextHandleFunction;
  close: () => Promise<void>;
};

/**
 * Answers with the server of production, which draws pages from the sources and takes submissions
 * into the real database. Its routing is the only one; the gallery comes on top.
 */
export async function siteServer(
  server: ViteDevServer,
  locales: DevelopmentLocales,
  sources: Sources,
): Promise<SiteServer> {
  const load = rendererOf(server, sources);
  const loadGallery = galleryOf(server, sources);
  const complete = completeWith(server, sources);
  const sendPage = sendDrawn(load, complete, locales, sources);
  const store = await openStore(dataFolder(process.env));
  const contents: Contents = (file) => readContent(join(root, 'dist'), file);
  let known: { state: number; manifest: Manifest } | undefined;
  let app: Promise<FastifyInstance> | undefined;

  /** The manifest as it is now, or as it was before the renderer broke. */
  const refresh = async (): Promise<Manifest> => {
    const { state } = sources;
    if (known?.state === state) return known.manifest;
    try {
      const { describeSite } = await load();
      known = { state, manifest: developmentManifest(describeSite()) };
    } catch (error) {
      if (known === undefined) throw error;
    }
    return known.manifest;
  };

  const start = async (manifest: Manifest): Promise<FastifyInstance> => {
    const site = {
      get manifest() {
        return known?.manifest ?? manifest;
      },
      ...{ contents, sendPage },
    };
    // Who develops tries a form often, and nobody else can post.
    const created = createServer({ site, store, rateLimit: 0 });
    await created.ready();
    return created;
  };

  const answer = async (
    isRest: boolean,
    ...[request, response, next]: Parameters<Connect.NextHandleFunction>
  ): Promise<void> => {
    const { pathname } = requestTarget(request.url ?? '/');
    try {
      const manifest = await refresh();
      if (!isRest && (await answerGallery(pathname, response, loadGallery, complete))) return;
      const isOwn = allowedMethods(manifest, pathname) !== undefined;
      if (!isRest && !isOwn) return next();
      (await (app ??= start(manifest))).routing(request, response);
    } catch (error) {
      // Nothing could ever be drawn, so nobody knows what is a page.
      if (!isRest && request.headers.accept?.includes('text/html') !== true) return next();
      const { html } = await complete(() => Promise.reject(error));
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    }
  };

  return {
    answerOwn: (...call) => void answer(false, ...call).catch(call[2]),
    answerRest: (...call) => void answer(true, ...call).catch(call[2]),
    async close() {
      await (await app)?.close();
      await store.close();
    },
  };
}
